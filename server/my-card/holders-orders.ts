import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { isStillPayable, payableUntil } from '../../domain/order/payable-days.ts';
import { paymentMethod } from '../../domain/payment/payment-method.ts';
import type { PaymentState } from '../../domain/payment/payment-state.ts';
import { lastWithdrawalDay } from '../../domain/withdrawal/withdrawal-time.ts';
import type { GuestContext } from '../platform/context.ts';
import { findOrdersOf, type OwnOrder } from './my-orders-queries.ts';
import { findUnpaidOrdersOf, type UnpaidOrder } from './unpaid-order-queries.ts';

/** A person's orders, for themselves and for staff who view their page. */
export async function holdersOrders(
  accountId: string,
  { pool, clock }: Pick<GuestContext, 'pool' | 'clock'>,
) {
  const now = clock.now();
  const today = helsinkiDay(now);
  const orders = (await findOrdersOf(pool, { accountId })).map((order) => shownOrder(order, today));
  const unpaid = (await findUnpaidOrdersOf(pool, accountId))
    .filter((order) => isStillPayable(order, now))
    .map(shownUnpaid);
  const waits = orders.filter(({ state }) => state === 'pending');
  return [...waits, ...unpaid, ...orders.filter(({ state }) => state !== 'pending')];
}

/** Banks report a refusal like a cancellation, so a cancelled payment only counts as not completed. */
const UNPAID_STATES = { failed: 'declined', cancelled: 'notThrough' } as const;

function shownUnpaid({ lastState, changedAt, ...order }: UnpaidOrder) {
  return {
    orderNumber: order.orderNumber,
    orderedOn: helsinkiDay(order.orderedAt),
    kind: order.kind,
    billing: order.billing,
    amount: toEuros(order.amount),
    method: paymentMethod(order),
    state:
      lastState === 'failed' || lastState === 'cancelled'
        ? UNPAID_STATES[lastState]
        : ('unpaid' as const),
    paymentKey: order.returnKey,
    keptUntil: payableUntil(changedAt),
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
    // No receipt without fulfilment: the payment is pending, or a duplicate that will be refunded.
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
