import { z } from 'zod';
import { change, read } from '../call/call.ts';

const now = z.object({ now: z.number() }).meta({ id: 'DemoClock' });

/** Only in the demo (the default start): elsewhere this call does not exist. */
export const demoClockCalls = {
  getDemoClock: read('The time of the demo', z.object({}), now),
  moveDemoClock: change(
    'Move the clock of the demo forward',
    z.object({
      days: z.int().min(0).max(31).default(0),
      months: z.int().min(0).max(12).default(0),
    }),
    now,
  ),
};
