import { z } from 'zod';
import { KEPT_DATA_NAMES } from '../../domain/operations/kept-data.ts';
import { needs, read } from '../call/call.ts';

const count = z.int().min(0);
const instant = z.number().nullable();

/** Back office: what the database stores, for how long, and whether the clean-up job keeps up. */
export const keepingCalls = {
  getKeeping: needs(
    'audit.view',
    read(
      'How long data is kept, and what has been deleted',
      z.object({}),
      z.object({
        /** Last run of the job, epoch milliseconds. */
        ranAt: instant,
        kept: z.array(
          z.object({
            what: z.enum(KEPT_DATA_NAMES),
            days: count,
            /** Row count of the table, estimated by the database. */
            rows: count,
            /** Time of the oldest row, epoch milliseconds. */
            oldestAt: instant,
            isTooLong: z.boolean(),
            /** From the last run that checked its table. */
            ended: count,
            failed: z.boolean(),
          }),
        ),
        /** Failed clean-up steps by their log name, including those without a row above. */
        failedSteps: z.array(z.string()),
        /** The largest tables by name, including those with no keeping time. */
        tables: z.array(z.object({ name: z.string(), rows: count, megabytes: z.number() })),
      }),
    ),
  ),
};
