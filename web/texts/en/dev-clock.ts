import type { texts as fi } from '../fi/dev-clock.ts';

export const texts: typeof fi = {
  title: 'The demo’s clock',
  description: 'Move the time of the demo forward.',
  now: 'The time is {0}.',
  none: 'In this start the clock cannot be moved.',
  lead: 'Time goes forward only. After a move all scheduled work is done at once: instalments are charged, gifts leave and cards end. Your session ends, so sign in again. To begin anew, remove the demo’s data folder.',
  step: {
    day: 'A day forward',
    week: 'A week forward',
    month: 'A month forward',
    quarter: 'Three months forward',
    year: 'A year forward',
  },
  failed: 'The move did not work. Try again.',
};
