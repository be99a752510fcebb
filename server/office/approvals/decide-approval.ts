import type { ActionOutcome, ActionPreview } from '../../../contract/office/action.ts';
import { actionRule } from '../../../domain/office/actions.ts';
import { rightsOf } from '../../../domain/office/rights.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { notFound } from '../actions/action-refusals.ts';
import type { Ready } from '../actions/action-request.ts';
import { ALL_ACTIONS } from '../actions/all-actions.ts';
import {
  type Approval,
  decideApproval,
  findApproval,
  lockToDecide,
} from '../actions/approval-queries.ts';
import type { AnyAction } from '../actions/define-action.ts';
import { actOf, carryOut, prepare, previewAction } from '../actions/perform-action.ts';
import { blockedBy, requireToApprove, requireToDecide } from '../actions/require-to-decide.ts';
import { lockActionId } from '../actions/staff-action-queries.ts';
import { findStaffRoles } from '../staff/staff-queries.ts';

const NOT_DONE = { isDone: false, follows: null };
const APPROVAL = { lock: lockToDecide, find: findApproval, right: 'refund.approve' as const };

/** Preview for the approver, computed now. */
export async function previewApproval(
  context: UserContext,
  id: string,
): Promise<{ preview: ActionPreview; isChanged: boolean; blocked: string | null }> {
  const asked = await findApproval(context.pool, id);
  if (!asked) throw notFound(context.language);
  const preview = await previewAction(context, ALL_ACTIONS[asked.kind], asked.input);
  const isChanged = preview.refusal !== null || preview.previewed !== asked.previewed;
  const blocked = await blockedBy(context, { askedBy: asked.askedBy, right: APPROVAL.right });
  return { preview, isChanged, blocked };
}

/**
 * Prepares again under lock and performs only if the result equals the request. False: it changed, or the requester
 * lost the right and it counts as withdrawn; the request is closed either way.
 */
export function approve(
  context: UserContext,
  id: string,
): Promise<Pick<ActionOutcome, 'follows'> & { isDone: boolean }> {
  const { pool, user, log } = context;
  return inTransaction(pool, async (tx) => {
    await lockActionId(tx, id);
    const asked = await requireToApprove(tx, context, id, APPROVAL);
    const { kind, askedBy, input, reason } = asked;
    const act = { ...actOf(context, id), actionId: id, reason };
    const decided = { id, memberId: user.accountId, answer: null, now: act.now };
    if (!(await mayStillAsk(tx, asked, act.now))) {
      await decideApproval(tx, { ...decided, state: 'withdrawn' });
      return NOT_DONE;
    }
    const action: AnyAction = ALL_ACTIONS[kind];
    const ready = await prepareAgain(tx, action, { asked, act });
    if (!ready) {
      await decideApproval(tx, { ...decided, state: 'changed' });
      return NOT_DONE;
    }
    await decideApproval(tx, { ...decided, state: 'approved' });
    await carryOut(tx, action, {
      input,
      memberId: askedBy,
      approvedBy: user.accountId,
      act,
      ready,
    });
    log.info({ actionId: id, kind, accountId: user.accountId }, 'staff action approved');
    return { isDone: true, follows: ready.follows ?? null };
  });
}

export async function refuse(
  context: UserContext,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const { pool, user, clock } = context;
  await inTransaction(pool, async (tx) => {
    await requireToDecide(tx, context, id, APPROVAL);
    const memberId = user.accountId;
    await decideApproval(tx, { id, state: 'refused', memberId, answer, now: clock.now() });
  });
}

async function mayStillAsk(
  tx: Transaction,
  { kind, askedBy }: Approval,
  now: number,
): Promise<boolean> {
  return rightsOf(await findStaffRoles(tx, askedBy, now)).includes(actionRule(kind).right);
}

/** Null when the effect would differ or there is none. */
async function prepareAgain(
  tx: Transaction,
  action: AnyAction,
  { asked, act }: { asked: Approval; act: ReturnType<typeof actOf> },
): Promise<Ready | null> {
  try {
    const ready = await prepare(tx, action, asked.input, { ...act, actionId: null });
    return !ready.refusal && ready.hash === asked.previewed ? ready : null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
