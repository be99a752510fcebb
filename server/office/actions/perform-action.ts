import type { ActionOutcome, ActionPreview } from '../../../contract/office/action.ts';
import type { Language } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { type ActionKind, actionRule } from '../../../domain/office/actions.ts';
import { dayBegins } from '../../../domain/scheme/day-begins.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { requireRecentFactor } from '../../platform/access.ts';
import type { UserContext } from '../../platform/context.ts';
import { changed, notFound, otherAction, ownAccount, refusedBy } from './action-refusals.ts';
import type { ActionRequest, PreparedAction, Ready, RequestIdentity } from './action-request.ts';
import { askSecond, findRepeatedAsk } from './ask-second.ts';
import { hashOf, isSame } from './canonical.ts';
import type { Act, AnyAction, Prepared, State } from './define-action.ts';
import {
  findAction,
  insertAction,
  lockActionId,
  type StaffAction,
} from './staff-action-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function actOf(context: UserContext, actionId: string | null): Act {
  const now = context.clock.now();
  return { ...context, now, today: helsinkiDay(now), actionId, answer: null };
}

/** Shared by preview, perform and approval. */
export async function prepare(
  tx: Transaction,
  action: AnyAction,
  input: unknown,
  act: Act,
): Promise<Ready> {
  const subject = await action.lock(tx, input, act);
  if (!subject) throw notFound(act.language);
  // Staff never act on their own data, whatever their rights.
  const { accountId, emailAddress } = act.user;
  const isOwnAddress = subject.payerAddress?.toLowerCase() === emailAddress.toLowerCase();
  if (subject.personId === accountId || isOwnAddress) throw ownAccount(act.language);
  const before = await action.state(tx, input, act);
  const prepared: Prepared<ActionKind> = await action.prepare(tx, input, act, before);
  const { after, lines } = prepared;
  const hash = hashOf({ kind: action.kind, input, before, after, lines });
  return { ...prepared, subject, before, hash };
}

const LOOKED = new Error('looked at, nothing done');

/** Rolled back, so that nothing a preparation writes is kept. */
export async function previewAction(
  context: UserContext,
  action: AnyAction,
  input: unknown,
): Promise<ActionPreview> {
  let seen: Ready | undefined;
  const answer = await action.ask?.(context, input);
  await inTransaction(context.pool, async (tx) => {
    seen = await prepare(tx, action, input, { ...actOf(context, null), answer });
    throw LOOKED;
  }).catch((error: unknown) => {
    if (error !== LOOKED) throw error;
  });
  if (!seen) throw LOOKED;
  const { lines, refusal = null, letter = null, hash: previewed, needsSecond } = seen;
  return { lines, refusal, letter, previewed, needsSecond: Boolean(needsSecond) };
}

export async function performAction(
  context: UserContext,
  action: AnyAction,
  { input, actionId, reason, previewed }: ActionRequest,
): Promise<ActionOutcome> {
  const { user, language, pool, log } = context;
  const kind: ActionKind = action.kind;
  const { grade } = actionRule(kind);
  const memberId = user.accountId;
  const answer = await action.ask?.(context, input);
  return inTransaction(pool, async (tx) => {
    await lockActionId(tx, actionId);
    const identity = { memberId, kind, input, reason, undoes: null };
    const repeated = { id: actionId, identity, language };
    const earlier = await findRepeated(tx, repeated);
    if (earlier) return outcomeOf(earlier, action);
    const waiting = await findRepeatedAsk(tx, repeated);
    if (waiting) return waiting;
    if (grade === 'high') requireRecentFactor(context);
    const act = { ...actOf(context, actionId), actionId, reason, answer };
    const ready = await prepare(tx, action, input, { ...act, actionId: null });
    if (ready.refusal) throw refusedBy(kind, ready.refusal, language);
    if (ready.hash !== previewed) throw changed(language);
    const prepared = { input, memberId, approvedBy: null, act, ready };
    if (ready.needsSecond) return askSecond(tx, action, prepared);
    await carryOut(tx, action, prepared);
    log.info({ actionId, kind, accountId: memberId }, 'staff action done');
    const done = { id: actionId, kind, input, at: act.now, undoes: null, undoneBy: null };
    return outcomeOf(done, action, ready.follows);
  });
}

/** Performs a prepared action and stores its row in this transaction. */
export async function carryOut(
  tx: Transaction,
  action: AnyAction,
  { input, memberId, approvedBy, act, ready }: PreparedAction,
): Promise<void> {
  const kind: ActionKind = action.kind;
  const { right, grade } = actionRule(kind);
  const { actionId: id, now, reason } = act;
  const { subject, before, after } = ready;
  const row = { id, now, memberId, approvedBy, kind, right, grade, undoes: null };
  await insertAction(tx, { ...row, subject, input, reason, before, after });
  await action.perform(tx, input, act);
  await requireState(tx, action, { input, act, expected: after });
}

/** The result of an earlier identical request; null for none. The id of another request is refused. */
export async function findRepeated(
  tx: Transaction,
  { id, identity, language }: { id: string; identity: RequestIdentity; language: Language },
): Promise<StaffAction | null> {
  const earlier = await findAction(tx, id);
  if (!earlier) return null;
  const { memberId, kind, input, reason, undoes } = earlier;
  if (isSame({ memberId, kind, input, reason, undoes }, identity)) return earlier;
  throw otherAction(language);
}

/** The effect must equal the preview; a difference is a bug, so roll back. */
export async function requireState(
  tx: Transaction,
  action: AnyAction,
  { input, act, expected }: { input: unknown; act: Act; expected: State },
): Promise<void> {
  const now = await action.state(tx, input, act);
  if (!isSame(now, expected)) throw new Error(`${action.kind} did not do what its preview said`);
}

type PerformedAction = Pick<StaffAction, 'id' | 'kind' | 'input' | 'at' | 'undoes' | 'undoneBy'>;

export function outcomeOf(
  done: PerformedAction,
  action: AnyAction,
  follows: ActionOutcome['follows'] = null,
): ActionOutcome {
  const { id, kind, at } = done;
  const { undoDays } = actionRule(kind);
  const canUndo = action.undo && undoDays > 0 && done.undoes === null && done.undoneBy === null;
  return {
    actionId: id,
    kind,
    at,
    undoUntil: canUndo && undoEnd(done, action) >= at ? undoEnd(done, action) : null,
    isAsked: false,
    follows,
  };
}

function undoEnd({ kind, at, input }: PerformedAction, action: AnyAction): number {
  const end = at + actionRule(kind).undoDays * DAY_MS;
  // An old action's input is erased, and with it its first day.
  const day = input ? action.begins?.(input) : null;
  return day ? Math.min(end, dayBegins(day) - 1) : end;
}
