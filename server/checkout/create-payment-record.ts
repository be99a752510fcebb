import type { z } from 'zod';
import type { checkoutCalls } from '../../contract/checkout-calls.ts';
import { sum, times } from '../../domain/base/cents.ts';
import { languageOf } from '../../domain/base/language.ts';
import { mayPayWith } from '../../domain/payment/culture-voucher.ts';
import type { GuestContext } from '../context.ts';
import { lockedTransaction, type Transaction, together } from '../db/database.ts';
import { insertPayment } from '../payment/payment-queries.ts';
import type { Owner } from '../purchase/order-owner.ts';
import { paymentRefusal } from './checkout-refusals.ts';
import { findFreshPayments, lockOwnOrders, type Order } from './order-queries.ts';

type Asked = z.output<(typeof checkoutCalls)['createPaymentRecord']['input']>;

/** One attempt to pay for orders of one's own. The price is the orders', never the caller's. */
export async function createPaymentRecord(
  asked: Asked,
  owner: Owner,
  context: GuestContext,
): Promise<string> {
  const { pool, clock } = context;
  const eventIds = [...new Set(asked.museumCardEventIds)];
  const language = languageOf(asked.language);
  const { paymentProviderType: providerType } = asked;

  const lock = (tx: Transaction) =>
    together([
      lockOwnOrders(tx, eventIds, owner),
      findFreshPayments(tx, { eventIds, providerType, language }),
    ]);
  return lockedTransaction(pool, lock, async (tx, [orders, freshOnes]) => {
    if (orders.length !== eventIds.length || !orders.every((order) => belongs(order, asked))) {
      throw paymentRefusal('paymentNotFound', context);
    }
    if (orders.some((order) => order.isFulfilled)) throw paymentRefusal('paymentDone', context);
    const purchase = { kind: asked.paymentProcessType, billing: asked.paymentBillingType };
    if (!mayPayWith(providerType, purchase)) {
      throw paymentRefusal('paymentMethodNotAllowed', context);
    }

    const amount = sum(orders.map(({ price, units }) => times(price, units)));
    const fresh = freshOnes.find((payment) => payment.amount === amount);
    if (fresh) return fresh.id;
    return insertPayment(tx, {
      eventIds,
      providerType,
      processType: purchase.kind,
      billing: purchase.billing,
      language,
      amount,
      now: clock.now(),
    });
  });
}

/** What the caller says of the orders must be what they are. */
function belongs(order: Order, asked: Asked): boolean {
  return (
    order.kind === asked.paymentProcessType &&
    order.billing === asked.paymentBillingType &&
    order.buyerAccountId === asked.personAccountId
  );
}
