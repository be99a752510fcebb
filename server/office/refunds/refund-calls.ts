import type { refundCalls } from '../../../contract/office-refund-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import { REFUND_ROLES } from '../../../domain/office/refund-limit.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { refundDueOn } from '../../../domain/withdrawal/withdrawal-time.ts';
import type { UserContext } from '../../context.ts';
import { inTransaction } from '../../db/database.ts';
import { processNotification } from '../../payment/process-notification.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { notifyRefundState } from '../../refund/notify-refund.ts';
import { findRefundLimits } from '../../refund/refund-limit-queries.ts';
import { updateRefund } from '../../refund/refund-queries.ts';
import { endStatement } from '../../withdrawal/statement-queries.ts';
import { compareVouchers } from './compare-vouchers.ts';
import {
  endUnmatchedMoney,
  findHandledRefunds,
  findRefundsForReview,
  findUnmatchedMoney,
  findUnreturnedPayments,
  lockRefund,
  type OfficeRefund,
  updateEndedBy,
} from './office-refund-queries.ts';
import { findWaitingStatements } from './statement-list-queries.ts';
import { findStuckPayments } from './stuck-payment-queries.ts';
import { findLastComparisons } from './voucher-queries.ts';

export const refundAnswers: Answers<typeof refundCalls, UserContext> = {
  async getRefundLimits(_, { pool }) {
    const limits = await findRefundLimits(pool);
    const limitOf = (role: StaffRole) => limits.find((one) => one.role === role)?.limit ?? 0;
    return { limits: REFUND_ROLES.map((role) => ({ role, limit: limitOf(role) })) };
  },

  getRefunds: (_, context) => refunds(context),

  async markRefundDone({ refundId: needId }, context) {
    const { pool, clock, user, log, language } = context;
    const { accountId } = user;
    await inTransaction(pool, async (tx) => {
      const state = await lockRefund(tx, needId);
      if (!state) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
      // Somebody was quicker, or the provider told of it meanwhile: it stays theirs.
      if (state === 'done') return;
      await updateRefund(tx, { needId, state: 'done', now: clock.now() });
      await updateEndedBy(tx, { needId, accountId });
      await notifyRefundState(tx, { needId, state: 'done', toAccount: state === 'byHand' });
      log.info({ needId, accountId }, 'refund marked as done');
    });
    return refunds(context);
  },

  async markUnmatchedDone({ id }, context) {
    const { pool, clock, user, log } = context;
    const { accountId } = user;
    const ended = { id, accountId, now: clock.now() };
    const isEnded = await inTransaction(pool, (tx) => endUnmatchedMoney(tx, ended));
    if (isEnded) log.info({ id, accountId }, 'unmatched money marked as seen to');
    return refunds(context);
  },

  async markStatementDone({ id }, context) {
    const { pool, clock, user, log } = context;
    const { accountId } = user;
    const isEnded = await endStatement(pool, { id, accountId, now: clock.now() });
    if (isEnded) log.info({ id, accountId }, 'statement of withdrawal marked as seen to');
    return refunds(context);
  },

  async markUnreturned({ paymentId, isPaid }, context) {
    const { user } = context;
    const opened = await findUnreturnedPayments(context.pool, context.clock.now());
    const payment = opened.find((one) => one.paymentId === paymentId);
    // Somebody was quicker, or the buyer came back meanwhile.
    if (!payment) return refunds(context);
    // The word of a person stands in for the provider's, and goes the same way.
    const { stamp, orderNumber: reference } = payment;
    const amount = cents(payment.amount);
    const status = isPaid ? ('ok' as const) : ('cancel' as const);
    const signal = { status, stamp, reference, amount, transactionId: null };
    const fields = { status, saidBy: user.accountId };
    const raw = `office ${user.accountId} ${stamp} ${status}`;
    await processNotification(context, { channel: 'smartum', way: 'query', raw, fields }, () => ({
      genuine: true,
      notification: { verified: signal, providerId: null, cardToken: null, card: null },
    }));
    return refunds(context);
  },

  async compareVouchers(asked, context) {
    const comparison = await compareVouchers(context, asked);
    return { comparison, refunds: await refunds(context) };
  },
};

async function refunds({ pool, clock }: UserContext) {
  const now = clock.now();
  const waiting = await findRefundsForReview(pool, now);
  const done = await findHandledRefunds(pool);
  const unmatched = await findUnmatchedMoney(pool);
  const unreturned = await findUnreturnedPayments(pool, now);
  const stuck = await findStuckPayments(pool, now);
  const statements = await findWaitingStatements(pool);
  const compared = await findLastComparisons(pool);
  return {
    compared,
    statements: statements.map(({ statedOn, ...stated }) => ({
      ...stated,
      refundBy: refundDueOn(statedOn),
    })),
    stuck: stuck.map(({ amount, ...payment }) => ({ ...payment, amount: toEuros(cents(amount)) })),
    waiting: waiting.map(shown),
    done: done.map(shown),
    unmatched: unmatched.map(({ amount, ...money }) => ({
      ...money,
      amount: amount === null ? null : toEuros(cents(amount)),
    })),
    unreturned: unreturned.map(({ amount, ...payment }) => ({
      ...payment,
      amount: toEuros(cents(amount)),
    })),
  };
}

function shown({ amount, ...refund }: OfficeRefund) {
  return { ...refund, amount: toEuros(cents(amount)) };
}
