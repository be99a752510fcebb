import type { myOrdersCalls } from '../../contract/my-orders-calls.ts';
import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { lineTotal } from '../../domain/order/receipt.ts';
import { paymentMethod } from '../../domain/payment/payment-method.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/withdrawal-time.ts';
import type { UserContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import {
  findOrdersOf,
  findPlansOf,
  type OwnInstalment,
  type OwnOrder,
} from './my-orders-queries.ts';

export const myOrdersAnswers: Answers<typeof myOrdersCalls, UserContext> = {
  async getMyOrders(_, { pool, clock, user }) {
    const today = helsinkiDay(clock.now());
    const orders = await findOrdersOf(pool, user);
    const plans = await findPlansOf(pool, user.accountId);
    return {
      orders: orders.map((order) => shownOrder(order, today)),
      plans: plans.map(({ id, startsOn, instalments }) => ({
        id,
        startsOn,
        instalments: instalments.map((instalment) => ({
          number: instalment.number,
          dueOn: instalment.dueOn,
          amount: toEuros(instalment.amount),
          state: instalmentState(instalment, today),
        })),
      })),
    };
  },

  async getMyOrder({ orderNumber }, { pool, clock, user, language }) {
    const [order] = await findOrdersOf(pool, { ...user, orderNumber });
    if (!order) throw new Refusal('NOT_FOUND', refusalText('orderNotFound', language), 404);
    return {
      ...shownOrder(order, helsinkiDay(clock.now())),
      paidAt: order.fulfilledAt,
      lines: (order.receipt?.lines ?? []).map((line) => ({
        description: line.description,
        units: line.units,
        unitPrice: toEuros(line.unitPrice),
        sum: toEuros(lineTotal(line)),
      })),
    };
  },
};

function shownOrder(order: OwnOrder, today: LocalDate) {
  return {
    orderNumber: order.orderNumber,
    orderedOn: helsinkiDay(order.orderedAt),
    kind: order.kind,
    billing: order.billing,
    amount: toEuros(order.amount),
    method: paymentMethod(order),
    state: shownState(order.state),
    // What brought nothing about has no receipt: it waits, or goes back as paid twice.
    receiptUrl: order.fulfilledAt === null ? null : `/payments/receipt/${order.returnKey}`,
    withdrawUntil: withdrawUntil(order, today),
    withdrawnOn: order.withdrawnAt === null ? null : helsinkiDay(order.withdrawnAt),
  };
}

function withdrawUntil({ kind, fulfilledAt, withdrawnAt, envelopes }: OwnOrder, today: LocalDate) {
  if (kind === 'companyOrder' || fulfilledAt === null || withdrawnAt !== null) return null;
  const lastDay = lastWithdrawalDay(helsinkiDay(fulfilledAt), envelopes, today);
  return today <= lastDay ? lastDay : null;
}

function shownState(state: PaymentState): 'paid' | 'pending' | 'refunding' | 'refunded' {
  if (state === 'refunded' || state === 'paid') return state;
  return state === 'refundNeeded' ? 'refunding' : 'pending';
}

/** A charge that did not go through shows on the instalments that should have been paid by now. */
function instalmentState({ isPaid, isFailing, dueOn }: OwnInstalment, today: LocalDate) {
  if (isPaid) return 'paid';
  return isFailing && dueOn <= today ? 'failed' : 'coming';
}
