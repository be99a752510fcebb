import type { texts as fi } from '../fi/office-view.ts';
import { texts as myCard } from './parts/my-card.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  myCard,
  title: 'As the customer sees it',
  description: 'The customer’s own page, read-only.',
  heading: 'As the customer sees it',
  missing: 'There is no such customer.',
  page: '{0}: the customer’s own page',
  notice:
    'You see the page as the customer sees it. You are signed in as yourself, and nothing can be done on the page.',
  logged: 'That you viewed this page has been recorded. The customer sees it on their own pages.',
  reads: {
    fi: 'The customer reads the page in Finnish.',
    sv: 'The customer reads the page in Swedish.',
    en: 'The customer reads the page in English.',
  },
  back: 'Back to the customer’s events',
  says: 'What the page says',
  validity: 'Card',
  plastic: 'Plastic card',
  visits: 'Visits',
  hidden: 'the diary is hidden: we see neither museums nor days',
  openVisits: 'Open the visits',
  plastics: {
    ordered: 'ordered',
    inProduction: 'in production',
    posted: 'posted {0}',
  },
  noCard: 'no card',
};
