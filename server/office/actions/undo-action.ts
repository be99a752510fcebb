import type { ActionOutcome } from '../../../contract/office/action.ts';
import { actionRule } from '../../../domain/office/actions.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { requireRecentFactor, requireRight } from '../../platform/access.ts';
import type { UserContext } from '../../platform/context.ts';
import { cannotUndo, changedAfterwards, notFound, ownAccount } from './action-refusals.ts';
import { ALL_ACTIONS } from './all-actions.ts';
import { isSame } from './canonical.ts';
import type { Act, AnyAction, State, Subject } from './define-action.ts';
import { actOf, findRepeated, outcomeOf, requireState } from './perform-action.ts';
import {
  findAction,
  insertAction,
  lockActionId,
  type StaffAction,
} from './staff-action-queries.ts';

type UndoRequest = { actionId: string; undoId: string; reason: string };
type Undoable = StaffAction & { before: State; after: State };

/** Restores the state before an action, if unchanged since, and stores its own row. */
export async function undoAction(context: UserContext, undo: UndoRequest): Promise<ActionOutcome> {
  const { pool, user, language, log } = context;
  const { actionId, undoId, reason } = undo;
  const memberId = user.accountId;
  return inTransaction(pool, async (tx) => {
    await lockActionId(tx, actionId);
    const done = await findAction(tx, actionId);
    // Staff changes are reversed on the staff page, not by undo.
    if (!done || !Object.hasOwn(ALL_ACTIONS, done.kind)) throw notFound(language);
    const { kind, input } = done;
    const { right, grade } = actionRule(kind);
    requireRight({ right }, context);
    const request = { memberId, kind, input, reason, undoes: actionId };
    const earlier = await findRepeated(tx, { id: undoId, identity: request, language });
    if (earlier) return outcomeOf(earlier, ALL_ACTIONS[kind]);
    if (grade === 'high') requireRecentFactor(context);
    const at = await carryOutUndo(tx, context, { done, undoId, reason });
    log.info({ actionId, undoId, kind, accountId: memberId }, 'staff action undone');
    const action = ALL_ACTIONS[kind];
    return { ...outcomeOf({ ...done, id: undoId, undoes: actionId }, action), at };
  });
}

type Undoing = { done: StaffAction; undoId: string; reason: string };

/** Performs the undo after all checks; returns when it was done. */
export async function carryOutUndo(
  tx: Transaction,
  context: UserContext,
  { done, undoId, reason }: Undoing,
): Promise<number> {
  const { id, kind, input } = done;
  const { right, grade } = actionRule(kind);
  const action: AnyAction = ALL_ACTIONS[kind];
  const act = { ...actOf(context, id), actionId: id };
  const undoable = requireUndoable(done, action, act);
  const { before, after } = undoable;
  const subject = await lockUnchanged(tx, action, { done: undoable, act });
  const memberId = context.user.accountId;
  const row = { id: undoId, now: act.now, memberId, kind, right, grade, undoes: id };
  await insertAction(tx, { ...row, subject, input, reason, before: after, after: before });
  await action.undo?.(tx, input, { ...act, before });
  await requireState(tx, action, { input, act, expected: before });
  return act.now;
}

function requireUndoable(done: StaffAction, action: AnyAction, { now, language }: Act): Undoable {
  if (done.undoneBy) throw cannotUndo('actionUndone', language);
  const { undoUntil } = outcomeOf(done, action);
  const { before, after } = statesOf(done, action);
  // Erased data cannot be restored.
  if (undoUntil === null || !before || !after) throw cannotUndo('actionNotUndoable', language);
  if (now > undoUntil) {
    throw cannotUndo(action.begins?.(done.input) ? 'actionBegun' : 'actionTooOld', language);
  }
  return { ...done, before, after };
}

function statesOf({ before, after, input }: StaffAction, action: AnyAction) {
  const read = (state: State | null) => state && (action.stored?.(state, input) ?? state);
  return { before: read(before), after: read(after) };
}

async function lockUnchanged(
  tx: Transaction,
  action: AnyAction,
  { done, act }: { done: Undoable; act: Act },
): Promise<Subject> {
  const { language, user } = act;
  const subject = await action.lock(tx, done.input, act);
  if (!subject) throw notFound(language);
  if (subject.personId === user.accountId) throw ownAccount(language);
  const now = await action.state(tx, done.input, act);
  if (!isSame(now, done.after)) throw changedAfterwards(language);
  return subject;
}
