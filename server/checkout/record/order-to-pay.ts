import type { z } from 'zod';
import type { paymentCalls } from '../../../contract/checkout/payment-calls.ts';
import { sum, toEuros } from '../../../domain/base/cents.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { isStillPayable } from '../../../domain/order/payable-days.ts';
import { lineTotal } from '../../../domain/receipt/receipt.ts';
import { isRenewedInTime } from '../../../domain/renewal/renewal.ts';
import { listPriceOf, pricesOn } from '../../../domain/scheme/price.ts';
import { unitOrderIds } from '../../company/unit-order-ids.ts';
import { areBeingConfirmed, findOrdersToPay, type Order } from '../../order/order-queries.ts';
import { findHeldCard } from '../../order/purchase-queries.ts';
import { paymentRefusal } from '../../payment/payment-refusals.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { Owner } from '../../platform/session.ts';
import { findPrices, findScheme } from '../../scheme/scheme-queries.ts';
import { payerOf, receiptLines } from './record-payment.ts';

type OrderToPay = z.output<(typeof paymentCalls)['getOrderToPay']['output']>;

/** After a cancelled or declined payment: the data for choosing a payment method, without the form. */
export async function orderToPay(
  paymentKey: string,
  owner: Owner,
  context: GuestContext,
): Promise<OrderToPay> {
  const { pool, clock } = context;
  const orders = await findOrdersToPay(pool, paymentKey, owner);
  const [first] = orders;
  if (!first) throw paymentRefusal('paymentNotFound', context);
  const now = clock.now();
  const lines = receiptLines({ orders, scheme: await findScheme(pool), now });
  return {
    state: await stateOf([first, ...orders.slice(1)], context),
    museumCardEventIds: orders.flatMap(unitOrderIds),
    personAccountId: first.buyerAccountId,
    paymentProcessType: first.kind,
    paymentBillingType: first.billing,
    buyer: { name: payerOf(first.details), emailAddress: first.details.buyer.emailAddress },
    amount: toEuros(sum(lines.map(lineTotal))),
    lines: lines.map((line) => ({
      text: line.units > 1 ? `${line.units} × ${line.description}` : line.description,
      amount: toEuros(lineTotal(line)),
    })),
  };
}

async function stateOf(orders: [Order, ...Order[]], context: GuestContext) {
  if (orders.some(({ isFulfilled }) => isFulfilled)) return 'paid';
  const orderIds = orders.map(({ orderId }) => orderId);
  if (await areBeingConfirmed(context.pool, { orderIds, now: context.clock.now() }))
    return 'beingConfirmed';
  if (!orders.every((order) => isStillPayable(order, context.clock.now()))) return 'tooOld';
  const today = await listPriceToday(orders[0], context);
  return orders.every(({ listPrice }) => listPrice === today) ? 'open' : 'priceChanged';
}

/** An order may wait for weeks: its price is valid only while the price list agrees. */
async function listPriceToday(
  { kind, billing, buyerAccountId }: Order,
  { pool, clock }: GuestContext,
): Promise<number | null> {
  const today = helsinkiDay(clock.now());
  const prices = pricesOn(await findPrices(pool), today);
  const held = kind === 'renewal' && buyerAccountId && (await findHeldCard(pool, buyerAccountId));
  const cardIsValid = held ? isRenewedInTime(held, today) : false;
  return prices && listPriceOf(prices, { kind, billing, cardIsValid });
}
