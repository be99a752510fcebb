import { toEuros } from '../../domain/base/cents.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { paymentMethod } from '../../domain/payment/payment-method.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import { keptDays } from '../../domain/privacy/keeping-periods.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/withdrawal-time.ts';
import type { GuestContext } from '../context.ts';
import { findOrdersOf, type OwnOrder } from './my-orders-queries.ts';
import { findUnpaidOrdersOf, type UnpaidOrder } from './unpaid-order-queries.ts';

/** The orders that a person sees on their own page, for them and for staff who look at the same page. */
export async function holdersOrders(
  accountId: string,
  { pool, clock }: Pick<GuestContext, 'pool' | 'clock'>,
) {
  const today = helsinkiDay(clock.now());
  const orders = (await findOrdersOf(pool, { accountId })).map((order) => shownOrder(order, today));
  const unpaid = (await findUnpaidOrdersOf(pool, accountId)).map(shownUnpaid);
  const waits = orders.filter(({ state }) => state === 'pending');
  return [...waits, ...unpaid, ...orders.filter(({ state }) => state !== 'pending')];
}

function shownUnpaid({ isDeclined, changedAt, ...order }: UnpaidOrder) {
  return {
    orderNumber: order.orderNumber,
    orderedOn: helsinkiDay(order.orderedAt),
    kind: order.kind,
    billing: order.billing,
    amount: toEuros(order.amount),
    method: paymentMethod(order),
    state: isDeclined ? ('declined' as const) : ('unpaid' as const),
    paymentKey: order.returnKey,
    keptUntil: addDays(helsinkiDay(changedAt), keptDays('unpaidOrder')),
    receiptUrl: null,
    withdrawUntil: null,
    withdrawnOn: null,
  };
}

export function shownOrder(order: OwnOrder, today: LocalDate) {
  return {
    orderNumber: order.orderNumber,
    orderedOn: helsinkiDay(order.orderedAt),
    kind: order.kind,
    billing: order.billing,
    amount: toEuros(order.amount),
    method: paymentMethod(order),
    state: shownState(order.state),
    paymentKey: shownState(order.state) === 'pending' ? order.returnKey : null,
    keptUntil: null,
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
