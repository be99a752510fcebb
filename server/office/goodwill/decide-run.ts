import { localDate } from '../../../domain/base/local-date.ts';
import { goodwillCost } from '../../../domain/office/goodwill-run.ts';
import { rightsOf } from '../../../domain/office/rights.ts';
import type { UserContext } from '../../context.ts';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue-job.ts';
import { notFound, notToDecide } from '../actions/action-refusals.ts';
import { findStaffRoles } from '../staff/staff-queries.ts';
import { findAnnualPrice, findLimitDays, fingerprint } from './count-goodwill.ts';
import { insertRunCards, type WantedGoodwill } from './goodwill-filter-queries.ts';
import {
  decideRun,
  deleteRunCards,
  findRun,
  type GoodwillRun,
  insertRunDeed,
  lockCause,
  lockRunToDecide,
} from './goodwill-run-queries.ts';
import { WORK_GOODWILL_RUNS } from './work-runs.ts';

/** What was asked for, by the limit that its asker has now. */
export async function wantedOf(db: Database, run: GoodwillRun): Promise<WantedGoodwill> {
  const { filter, months, days, cause, askedOn, askedBy } = run;
  const limitDays = askedBy ? await findLimitDays(db, askedBy) : 0;
  return { filter, time: { months, days }, cause, askedOn: localDate(askedOn), limitDays };
}

/**
 * A second person says yes: the cards are chosen anew, and the job is given them only if they are those that were
 * asked for, at the same cost. False: they are not, or whoever asked may not ask any more; then the request is over.
 */
export function approveRun(context: UserContext, id: string): Promise<boolean> {
  const { pool, user, clock, log } = context;
  const decided = { id, memberId: user.accountId, now: clock.now() };
  return inTransaction(pool, async (tx) => {
    const run = await requireToDecide(tx, context, id);
    if (!(await mayStillAsk(tx, run))) {
      await decideRun(tx, { ...decided, state: 'withdrawn' });
      return false;
    }
    await lockCause(tx, run.cause);
    const found = await chooseCards(tx, run);
    if (found.previewed !== run.previewed) {
      await deleteRunCards(tx, id);
      await decideRun(tx, { ...decided, state: 'changed', found });
      return false;
    }
    await decideRun(tx, { ...decided, state: 'running' });
    await insertRunDeed(tx, {
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

async function chooseCards(tx: Transaction, run: GoodwillRun) {
  const wanted = await wantedOf(tx, run);
  const { count, setHash } = await insertRunCards(tx, run.id, wanted);
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
    await requireToDecide(tx, context, id);
    const decided = { id, memberId: user.accountId, now: clock.now() };
    await decideRun(tx, { ...decided, state: 'refused', answer });
  });
}

async function requireToDecide(
  tx: Transaction,
  { user, clock, language }: UserContext,
  id: string,
): Promise<GoodwillRun> {
  const memberId = user.accountId;
  const run = await lockRunToDecide(tx, { id, memberId, now: clock.now() });
  if (run) return run;
  const found = await findRun(tx, id);
  if (!found) throw notFound(language);
  throw notToDecide(found.askedBy === memberId, language);
}

async function mayStillAsk(tx: Transaction, { askedBy }: GoodwillRun): Promise<boolean> {
  return askedBy !== null && rightsOf(await findStaffRoles(tx, askedBy)).includes('bulk.prepare');
}
