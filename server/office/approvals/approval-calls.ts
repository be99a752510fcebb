import type { approvalCalls } from '../../../contract/office/approval-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import { inTransaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { notToDecide } from '../actions/action-refusals.ts';
import { withdrawApproval } from '../actions/approval-queries.ts';
import {
  findOwnApprovals,
  findWaitingApprovals,
  type ListedApproval,
} from './approval-list-queries.ts';
import { approve, previewApproval, refuse } from './decide-approval.ts';

export const approvalAnswers: Answers<typeof approvalCalls, UserContext> = {
  getApprovals: (_, context) => approvals(context),
  previewApproval: ({ id }, context) => previewApproval(context, id),

  async approveAction({ id }, context) {
    const decided = await approve(context, id);
    return { ...decided, approvals: await approvals(context) };
  },

  async refuseApproval(asked, context) {
    await refuse(context, asked);
    return approvals(context);
  },

  async withdrawApproval({ id }, context) {
    const { pool, clock, user, language } = context;
    const asked = { id, memberId: user.accountId, now: clock.now() };
    const isWithdrawn = await inTransaction(pool, (tx) => withdrawApproval(tx, asked));
    if (!isWithdrawn) throw notToDecide(false, language);
    return approvals(context);
  },
};

async function approvals({ pool, clock, user }: UserContext) {
  const looked = { memberId: user.accountId, now: clock.now() };
  const mayDecide = user.rights.includes('refund.approve');
  const waiting = mayDecide ? await findWaitingApprovals(pool, looked) : [];
  const own = await findOwnApprovals(pool, looked);
  return { waiting: waiting.map(shown), own: own.map(shown) };
}

const shown = ({ amount, ...approval }: ListedApproval) => ({
  ...approval,
  amount: toEuros(cents(amount)),
});
