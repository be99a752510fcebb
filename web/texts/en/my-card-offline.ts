import type { texts as fi } from '../fi/my-card-offline.ts';

export const texts: typeof fi = {
  kind: 'Offline',
  title: 'No network connection',
  description: 'The card does not open offline.',
  lead: 'Offline, the card is shown for a week after it was last opened. At the desk your customer number and photo ID are enough.',
  home: 'Go to the home page',
  again: 'Try again',
};
