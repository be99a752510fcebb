import type { ActionOutcome } from '../../../contract/office/action.ts';
import type { Language } from '../../../domain/base/language.ts';
import { type ActionKind, APPROVAL_DAYS, actionRule } from '../../../domain/office/actions.ts';
import type { Transaction } from '../../db/database.ts';
import { alreadyRequested, otherAction } from './action-refusals.ts';
import type { PreparedAction, RequestIdentity } from './action-request.ts';
import { type Approval, findApproval, hasOpenRequest, insertApproval } from './approval-queries.ts';
import { isSame } from './canonical.ts';
import type { AnyAction } from './define-action.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Over the member's limit: stores a request for a second approver instead. One open request per payment. */
export async function askSecond(
  tx: Transaction,
  action: AnyAction,
  { input, memberId, act, ready }: PreparedAction,
): Promise<ActionOutcome> {
  const kind: ActionKind = action.kind;
  const { actionId: id, now, reason, language, log } = act;
  const { subject, hash: previewed, needsSecond } = ready;
  const { personId = null, paymentId = null } = subject;
  // Checked under the payment's lock, so that of two concurrent requests the second sees the first.
  if (paymentId && (await hasOpenRequest(tx, { kind, paymentId, now }))) {
    throw alreadyRequested(language);
  }
  await insertApproval(tx, {
    id,
    askedBy: memberId,
    kind,
    right: actionRule(kind).right,
    personId,
    paymentId,
    amount: needsSecond?.amount ?? 0,
    input,
    reason,
    previewed,
    now,
    expiresAt: now + APPROVAL_DAYS * DAY_MS,
  });
  log.info({ actionId: id, kind, accountId: memberId }, 'a second person is asked');
  return askedOutcome({ id, kind, askedAt: now });
}

const askedOutcome = ({ id, kind, askedAt }: Pick<Approval, 'id' | 'kind' | 'askedAt'>) => ({
  actionId: id,
  kind,
  at: askedAt,
  undoUntil: null,
  isAsked: true,
  follows: null,
});

/** The result of an earlier identical request; null when there is none. */
export async function findRepeatedAsk(
  tx: Transaction,
  { id, identity, language }: { id: string; identity: RequestIdentity; language: Language },
): Promise<ActionOutcome | null> {
  const earlier = await findApproval(tx, id);
  if (!earlier) return null;
  const { askedBy: memberId, kind, input, reason } = earlier;
  if (isSame({ memberId, kind, input, reason, undoes: null }, identity))
    return askedOutcome(earlier);
  throw otherAction(language);
}
