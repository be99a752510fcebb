import type { texts as fi } from '../fi/my-visits.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Visits',
  description: 'All your museum visits.',
  common,
  loading: 'Loading your visits…',
  failed: 'Visits could not be loaded. Your card still works.',
  empty: 'No visits yet. A visit appears here once the museum has recorded it.',
  hidden: 'Your museum diary is hidden.',
  all: '{0|One visit|# visits}',
  byTown: 'By town',
  table: { town: 'Town', visits: 'Visits' },
  diary: {
    title: 'Your museum diary',
    lead: 'You and our customer service can see the visits. If you hide them, customer service cannot see where you have been either. For their statistics, museums need to know how many people came, but not who.',
    csv: 'Download visits (CSV)',
    json: 'Download visits (JSON)',
    hide: 'Hide the visits',
    hideHelp: 'Visits are still recorded but not shown here. You can bring them back at any time.',
    forgetOpen: 'Remove my name from the visits…',
    forget: 'Remove my name from the visits',
    sure: 'Remove your name from the visits for good?',
    sureBody:
      'We remove your name from all your visits so far. This cannot be undone, and the lights in your rya go out. The museums’ statistics and your card’s validity do not change.',
    keep: 'Keep the visits',
    hiddenDone: 'The visits are hidden',
    shownDone: 'The visits are shown again',
    forgottenDone: 'Visits that no longer show your name: {0}',
    failedToChange: 'The change did not go through. Try again.',
  },
};
