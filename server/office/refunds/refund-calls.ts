import type { refundCalls } from '../../../contract/office/refund-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { REFUND_ROLES } from '../../../domain/office/refund-limit.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { refundDueOn } from '../../../domain/withdrawal/withdrawal-time.ts';
import { resolveSilentPayment } from '../../checkout/settle/silent-payment.ts';
import { inTransaction } from '../../db/database.ts';
import { endUnmatchedMoney } from '../../payment/unmatched-queries.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findRefundLimits } from '../../refund/refund-limit-queries.ts';
import { endStatement } from '../../withdrawal/statement-queries.ts';
import { insertListLooks } from '../person/list-look-queries.ts';
import { compareVouchers } from './compare-vouchers.ts';
import {
  findHandledRefunds,
  findRefundsForReview,
  findUnmatchedMoney,
  findUnreturnedPayments,
} from './office-refund-queries.ts';
import { saveAccount } from './save-account.ts';
import { shownRefund } from './shown-refund.ts';
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

  async saveRefundAccount(told, context) {
    await saveAccount(context, told);
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
    // Handled by a colleague, or the buyer returned meanwhile.
    if (!payment) return refunds(context);
    const { stamp, orderNumber: reference, providerType } = payment;
    const told = { stamp, reference, providerType, amount: cents(payment.amount) };
    await resolveSilentPayment(context, told, { isPaid, by: user.accountId });
    return refunds(context);
  },

  async compareVouchers(asked, context) {
    const comparison = await compareVouchers(context, asked);
    return { comparison, refunds: await refunds(context) };
  },
};

async function refunds(context: UserContext) {
  const { pool, clock, user } = context;
  const now = clock.now();
  const waiting = await findRefundsForReview(pool, now);
  const done = await findHandledRefunds(pool);
  const unmatched = await findUnmatchedMoney(pool);
  const unreturned = await findUnreturnedPayments(pool, now);
  const stuck = await findStuckPayments(pool, now);
  const statements = await findWaitingStatements(pool);
  const compared = await findLastComparisons(pool);
  const accountIds = [...waiting, ...done].map(({ personId }) => personId);
  await insertListLooks(pool, { accountIds, staffId: user.accountId, subject: 'orders', now });
  return {
    today: helsinkiDay(now),
    compared,
    statements: statements.map(({ statedOn, ...stated }) => ({
      ...stated,
      refundBy: refundDueOn(statedOn),
    })),
    stuck: stuck.map(({ amount, ...payment }) => ({ ...payment, amount: toEuros(cents(amount)) })),
    waiting: waiting.map((one) => shownRefund(one, context)),
    done: done.map((one) => shownRefund(one, context)),
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
