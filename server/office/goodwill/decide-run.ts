import { localDate } from '../../../domain/base/local-date.ts';
import { goodwillCost } from '../../../domain/office/goodwill-run.ts';
import { rightsOf } from '../../../domain/office/rights.ts';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue-job.ts';
import type { UserContext } from '../../platform/context.ts';
import { requireToApprove, requireToDecide } from '../actions/require-to-decide.ts';
import { findStaffRoles } from '../staff/staff-queries.ts';
import { findAnnualPrice, findLimitDays, fingerprint } from './count-goodwill.ts';
import { insertRunSlices, type WantedGoodwill } from './goodwill-filter-queries.ts';
import {
  decideRun,
  findRun,
  type GoodwillRun,
  insertRunAction,
  lockCause,
  lockRunToDecide,
} from './goodwill-run-queries.ts';
import { deleteSlices } from './run-slice-queries.ts';
import { WORK_GOODWILL_RUNS } from './work-runs.ts';

export const RUN = { lock: lockRunToDecide, find: findRun, right: 'bulk.approve' as const };

/** The requested run, with the requester's current limit. */
export async function wantedOf(
  db: Database,
  run: GoodwillRun,
  now: number,
): Promise<WantedGoodwill> {
  const { filter, months, days, cause, askedOn, askedBy } = run;
  const limitDays = askedBy ? await findLimitDays(db, askedBy, now) : 0;
  return { filter, time: { months, days }, cause, askedOn: localDate(askedOn), limitDays };
}

/**
 * Selects the cards again and starts the job only if set and cost are those requested. False: they differ or the
 * requester lost the right; the request is closed.
 */
export function approveRun(context: UserContext, id: string): Promise<boolean> {
  const { pool, user, clock, log } = context;
  const decided = { id, memberId: user.accountId, now: clock.now() };
  return inTransaction(pool, async (tx) => {
    const run = await requireToApprove(tx, context, id, RUN);
    if (!(await mayStillAsk(tx, run, decided.now))) {
      await decideRun(tx, { ...decided, state: 'withdrawn' });
      return false;
    }
    await lockCause(tx, run.cause);
    const found = await chooseCards(tx, run, decided.now);
    if (found.previewed !== run.previewed) {
      await deleteSlices(tx, id);
      await decideRun(tx, { ...decided, state: 'changed', found });
      return false;
    }
    await decideRun(tx, { ...decided, state: 'running' });
    await insertRunAction(tx, {
      id,
      now: decided.now,
      memberId: run.askedBy,
      approvedBy: user.accountId,
      reason: run.reason,
      input: { filter: run.filter, cause: run.cause, months: run.months, days: run.days },
      after: { count: found.count, cost: found.cost },
      undoes: null,
    });
    await enqueue(tx, WORK_GOODWILL_RUNS, {}, { key: `goodwill:${id}` });
    log.info({ runId: id, count: found.count, accountId: user.accountId }, 'goodwill run approved');
    return true;
  });
}

async function chooseCards(tx: Transaction, run: GoodwillRun, now: number) {
  const wanted = await wantedOf(tx, run, now);
  const { count, setHash } = await insertRunSlices(tx, run.id, wanted);
  const annualPrice = await findAnnualPrice(tx, wanted.askedOn);
  const cost = goodwillCost(wanted.time, { count, annualPrice });
  return { count, cost, previewed: fingerprint({ count, cost, setHash }) };
}

export async function refuseRun(
  context: UserContext,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const { pool, user, clock } = context;
  await inTransaction(pool, async (tx) => {
    await requireToDecide(tx, context, id, RUN);
    const decided = { id, memberId: user.accountId, now: clock.now() };
    await decideRun(tx, { ...decided, state: 'refused', answer });
  });
}

async function mayStillAsk(
  tx: Transaction,
  { askedBy }: GoodwillRun,
  now: number,
): Promise<boolean> {
  return (
    askedBy !== null && rightsOf(await findStaffRoles(tx, askedBy, now)).includes('bulk.prepare')
  );
}
