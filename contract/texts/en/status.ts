import type { texts as fi } from '../fi/status.ts';

export const texts: typeof fi = {
  title: 'Service status',
  well: 'Everything is working.',
  disturbed: 'There is a disruption.',
  away: 'The service is not answering right now. We are fixing it.',
  desk: 'You can still visit museums: the ticket desk checks your card even when it is offline.',
  parts: {
    cards: 'Cards and your details',
    payments: 'Payments',
    letters: 'E-mail',
  },
  states: { works: 'Working', late: 'Delayed', down: 'Not working' },
  now: 'Disruption now',
  paused: 'Paused',
  coming: 'Planned',
  past: 'Recent months',
  none: 'No disruptions.',
  since: 'from {0}',
  checked: 'Checked {0}.',
  lastKnown: 'Our latest information is from {0}.',
  home: 'Go to the home page',
  languages: 'Languages',
};
