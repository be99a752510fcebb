import type { texts as fi } from '../fi/dev-clock.ts';

export const texts: typeof fi = {
  title: 'The demo’s clock',
  description: 'Move the time of the demo forward.',
  now: 'The time is {0}.',
  none: 'The clock cannot be moved in this run.',
  lead: 'Time only goes forward. After a move, all scheduled work is done at once: instalments are charged, gifts are sent and cards expire. Your session ends, so sign in again. To start again, remove the demo’s data folder.',
  step: {
    day: 'A day forward',
    week: 'A week forward',
    month: 'A month forward',
    quarter: 'Three months forward',
    year: 'A year forward',
  },
  failed: 'The move did not work. Try again.',
};
