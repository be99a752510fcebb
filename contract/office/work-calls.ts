import { z } from 'zod';
import { WORK_LISTS } from '../../domain/office/work-list.ts';
import { OPERATION_FAULTS, OPERATIONS } from '../../domain/operations/operation-state.ts';
import { change, needs, quiet, read } from '../call/call.ts';

const count = z.int().min(0);

/** Background jobs that failed all retries, by log name; `since`: when the oldest was queued, epoch milliseconds. */
const failedJobs = z.array(z.object({ task: z.string(), count, since: z.number() }));

const workList = z.object({
  list: z.enum(WORK_LISTS),
  count,
  /** Later than promised. */
  late: count,
  /** From an earlier day, but not late. */
  earlier: count,
  /** Epoch milliseconds; null when nothing is waiting. */
  oldestAt: z.number().nullable(),
  /** Euros, for lists of money. */
  amount: z.number().nullable(),
});

/** Back office: open work on the lists that the caller may see. */
export const workCalls = {
  getWorkCounts: needs(
    'office.open',
    quiet(
      read(
        'How much work waits in the office',
        z.object({}),
        z.object({
          lists: z.array(workList),
          countedAt: z.number(),
          /** The scheme is open, so its opening page is no longer needed. */
          isOpen: z.boolean(),
          /** Version of the portal, for bug reports. */
          version: z.string(),
          /** The latest database migration. */
          migration: z.string(),
          /** Alerts about backups and restore drills, for operators. */
          operations: z.array(
            z.object({
              operation: z.enum(OPERATIONS),
              fault: z.enum(OPERATION_FAULTS),
              /** Epoch milliseconds of the last success. */
              succeededAt: z.number().nullable(),
            }),
          ),
          failedJobs,
          /** Since when an old key can be removed from the settings; for operators. */
          keyDroppableSince: z.iso.date().nullable(),
        }),
      ),
    ),
  ),
  retryFailedJobs: needs(
    'scheme.edit',
    change(
      'Try failed background work again',
      z.object({}),
      z.object({ retried: count, failedJobs }),
    ),
  ),
};
