import { z } from 'zod';
import { WORK_LISTS } from '../../domain/office/work-list.ts';
import { OPERATION_FAULTS, OPERATIONS } from '../../domain/operations/operation-state.ts';
import { change, needs, quiet, read } from '../call/call.ts';

const count = z.int().min(0);

/** Background work that was tried to the last, by its name in the log; since when the oldest waits, epoch milliseconds. */
const failedJobs = z.array(z.object({ task: z.string(), count, since: z.number() }));

const workList = z.object({
  list: z.enum(WORK_LISTS),
  count,
  /** Later than we promise. */
  late: count,
  /** Of an earlier day, but not late. */
  earlier: count,
  /** Epoch milliseconds; null when nothing waits. */
  oldestAt: z.number().nullable(),
  /** Euros, of lists of money. */
  amount: z.number().nullable(),
});

/** Back office: what waits for somebody, on the lists that the caller may see. */
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
          /** The scheme has opened: nobody needs the page of its opening any more. */
          isOpen: z.boolean(),
          /** Of the portal, for whoever reports a fault. */
          version: z.string(),
          /** The newest change of the database. */
          migration: z.string(),
          /** What is red about backups and restore drills, for those who run the scheme. */
          operations: z.array(
            z.object({
              operation: z.enum(OPERATIONS),
              fault: z.enum(OPERATION_FAULTS),
              /** Epoch milliseconds of the last one that succeeded. */
              succeededAt: z.number().nullable(),
            }),
          ),
          failedJobs,
          /** Since when an old key may be left out of the settings, for the same people. */
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
