import { z } from 'zod';
import { KEPT_DATA_NAMES } from '../../domain/operations/kept-data.ts';
import { needs, read } from '../call/call.ts';

const count = z.int().min(0);
const instant = z.number().nullable();

/** Back office: what the database holds, how long, and whether the job that ends it keeps up. */
export const keepingCalls = {
  getKeeping: needs(
    'audit.view',
    read(
      'How long data is kept, and what has been deleted',
      z.object({}),
      z.object({
        /** When the job last ran at all, epoch milliseconds. */
        ranAt: instant,
        kept: z.array(
          z.object({
            what: z.enum(KEPT_DATA_NAMES),
            days: count,
            /** Of its table, estimated by the database. */
            rows: count,
            /** The oldest that is still there, epoch milliseconds. */
            oldestAt: instant,
            isTooLong: z.boolean(),
            /** Of the last run that looked at its table. */
            ended: count,
            failed: z.boolean(),
          }),
        ),
        /** Steps of the clean-up that failed when they last ran, by their name in the log; also those without a row above. */
        failedSteps: z.array(z.string()),
        /** The largest tables by name, also those that are kept for good. */
        tables: z.array(z.object({ name: z.string(), rows: count, megabytes: z.number() })),
      }),
    ),
  ),
};
