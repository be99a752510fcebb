import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { goodwillRunCalls } from '../../../contract/office/goodwill-calls.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { APPROVAL_DAYS } from '../../../domain/office/actions.ts';
import { RUN_UNDO_DAYS } from '../../../domain/office/goodwill-run.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue-job.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import {
  cannotUndo,
  changed,
  notFound,
  notToDecide,
  otherAction,
} from '../actions/action-refusals.ts';
import { isSame } from '../actions/canonical.ts';
import { countCards, findLimitDays } from './count-goodwill.ts';
import type { WantedGoodwill } from './goodwill-filter-queries.ts';
import {
  decideRun,
  findRun,
  type GoodwillRun,
  insertRun,
  insertRunAction,
  lockRun,
  updateRunState,
} from './goodwill-run-queries.ts';
import { deleteSlices } from './run-slice-queries.ts';
import { WORK_GOODWILL_RUNS } from './work-runs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type GoodwillQuery = z.output<(typeof goodwillRunCalls)['countGoodwill']['input']>;
type RunRequest = z.output<(typeof goodwillRunCalls)['askGoodwillRun']['input']>;

/** The filter with today's date and the caller's own limit. */
export async function wantedBy(
  { pool, clock, user }: UserContext,
  { filter, unit, amount, cause }: GoodwillQuery,
): Promise<WantedGoodwill> {
  return {
    filter,
    time: unit === 'months' ? { months: amount, days: 0 } : { months: 0, days: amount },
    cause,
    askedOn: helsinkiDay(clock.now()),
    limitDays: await findLimitDays(pool, user.accountId, clock.now()),
  };
}

/** Always needs a second approver, however few cards. The previewed set must be unchanged. */
export async function askRun(context: UserContext, request: RunRequest): Promise<void> {
  const { pool, clock, user, language, log } = context;
  const { id, reason, previewed } = request;
  if (await isRepeated(context, request)) return;
  const wanted = await wantedBy(context, request);
  const { count, cost, previewed: now } = await countCards(pool, wanted);
  if (count === 0) throw new Refusal('NO_CARDS', refusalText('goodwillNoCards', language), 409);
  if (now !== previewed) throw changed(language);
  const { filter, cause, askedOn, limitDays, time } = wanted;
  const at = clock.now();
  const isNew = await inTransaction(pool, (tx) =>
    insertRun(tx, {
      id,
      askedBy: user.accountId,
      askedOn,
      cause,
      reason,
      filter,
      ...time,
      count,
      cost,
      limitDays,
      previewed,
      now: at,
      expiresAt: at + APPROVAL_DAYS * DAY_MS,
    }),
  );
  if (isNew) log.info({ runId: id, count, accountId: user.accountId }, 'goodwill run asked for');
  else if (!(await isRepeated(context, request))) throw otherAction(language);
}

/** An identical earlier request. The id of a different request is refused. */
async function isRepeated(
  { pool, user, language }: UserContext,
  { id, filter, unit, amount, cause, reason }: RunRequest,
): Promise<boolean> {
  const earlier = await findRun(pool, id);
  if (!earlier) return false;
  const had = {
    askedBy: earlier.askedBy,
    filter: earlier.filter,
    unit: earlier.months > 0 ? 'months' : 'days',
    amount: earlier.months + earlier.days,
    cause: earlier.cause,
    reason: earlier.reason,
  };
  if (isSame(had, { askedBy: user.accountId, filter, unit, amount, cause, reason })) return true;
  throw otherAction(language);
}

/** Withdrawn by the requester before a decision. */
export async function withdrawRun(context: UserContext, id: string): Promise<void> {
  const { pool, clock, user, language } = context;
  await inTransaction(pool, async (tx) => {
    const run = await requireRun(tx, context, id);
    if (run.state !== 'asked' || run.askedBy !== user.accountId) throw notToDecide(false, language);
    await decideRun(tx, { id, state: 'withdrawn', memberId: user.accountId, now: clock.now() });
  });
}

/** Finishes the current batch; time already added remains. */
export async function stopRun(context: UserContext, id: string): Promise<void> {
  await inTransaction(context.pool, async (tx) => {
    const run = await requireRun(tx, context, id);
    if (run.state === 'stopped') return;
    if (run.state !== 'running') throw notAtWork(context);
    await updateRunState(tx, { id, state: 'stopped' });
    context.log.info({ runId: id, accountId: context.user.accountId }, 'goodwill run stopped');
  });
}

export async function resumeRun(context: UserContext, id: string): Promise<void> {
  await inTransaction(context.pool, async (tx) => {
    const run = await requireRun(tx, context, id);
    if (run.state === 'running') return;
    if (run.state !== 'stopped' || isOld(run, context)) throw notAtWork(context);
    await updateRunState(tx, { id, state: 'running' });
    await enqueue(tx, WORK_GOODWILL_RUNS, {}, { key: `goodwill:${id}` });
  });
}

/** Undoes the whole run card by card, except cards touched since. */
export async function undoRun(
  context: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { pool, clock, user, language, log } = context;
  await inTransaction(pool, async (tx) => {
    const run = await requireRun(tx, context, id);
    if (run.state === 'undoing' || run.state === 'undone') return;
    if (run.state !== 'done' && run.state !== 'stopped') throw notAtWork(context);
    if (isOld(run, context)) throw cannotUndo('actionTooOld', language);
    await updateRunState(tx, { id, state: 'undoing' });
    await deleteSlices(tx, id);
    await insertRunAction(tx, {
      id: randomUUID(),
      now: clock.now(),
      memberId: user.accountId,
      approvedBy: null,
      reason,
      input: { cause: run.cause },
      after: { count: 0 },
      undoes: id,
    });
    await enqueue(tx, WORK_GOODWILL_RUNS, {}, { key: `goodwill:${id}` });
    log.info({ runId: id, accountId: user.accountId }, 'goodwill run is undone');
  });
}

async function requireRun(
  tx: Transaction,
  { language }: UserContext,
  id: string,
): Promise<GoodwillRun> {
  const run = await lockRun(tx, id);
  if (!run) throw notFound(language);
  return run;
}

const isOld = ({ decidedAt }: GoodwillRun, { clock }: UserContext) =>
  clock.now() > (decidedAt ?? 0) + RUN_UNDO_DAYS * DAY_MS;

const notAtWork = ({ language }: UserContext) =>
  new Refusal('RUN_CHANGED', refusalText('goodwillRunChanged', language), 409);
