import type { z } from 'zod';
import type { paymentCalls } from '../../../contract/checkout/payment-calls.ts';
import { languageOf } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { isStillPayable } from '../../../domain/order/payable-days.ts';
import type { PurchaseKind } from '../../../domain/order/purchase-kind.ts';
import { mayPayWith } from '../../../domain/payment/culture-voucher.ts';
import { methodRulesOn } from '../../../domain/scheme/scheme-facts.ts';
import type { Switch } from '../../../domain/scheme/topic/offers.ts';
import { storedOrderIds, unitOrderIds } from '../../company/unit-order-ids.ts';
import { allStatements, type Transaction, transactionWithLocks } from '../../db/database.ts';
import { unpaidText } from '../../instalment/unpaid-first.ts';
import { callersCorrelationId } from '../../logging/correlation-id.ts';
import {
  areBeingConfirmed,
  findFreshPayment,
  lockOwnOrders,
  type Order,
} from '../../order/order-queries.ts';
import { paymentRefusal } from '../../payment/payment-refusals.ts';
import type { GuestContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { spokenLanguage } from '../../platform/scheme-today.ts';
import type { Owner } from '../../platform/session.ts';
import { findReachedLimit } from '../../scheme/campaign-queries.ts';
import { requireOpen } from '../../scheme/pause.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { recordPayment } from './record-payment.ts';

type PaymentRecordInput = z.output<(typeof paymentCalls)['createPaymentRecord']['input']>;

/** One attempt to pay the caller's own orders. The price comes from the orders, never from the caller. */
export async function createPaymentRecord(
  input: PaymentRecordInput,
  owner: Owner,
  context: GuestContext,
): Promise<string> {
  const { pool, clock } = context;
  const orderIds = storedOrderIds([...new Set(input.museumCardEventIds)]);
  const language = spokenLanguage(languageOf(input.language));
  const { paymentProviderType: providerType } = input;

  const now = clock.now();
  const lock = (tx: Transaction) =>
    allStatements([
      lockOwnOrders(tx, orderIds, owner),
      findFreshPayment(tx, { orderIds, providerType, language, now }),
      findScheme(tx),
    ]);
  return transactionWithLocks(pool, lock, async (tx, [orders, fresh, scheme]) => {
    requireUnpaid(orders, input, context);
    const purchase = { kind: input.paymentProcessType, billing: input.paymentBillingType };
    const rules = methodRulesOn(scheme.facts, helsinkiDay(now));
    if (!mayPayWith(providerType, purchase, { ...rules, closed: [] })) {
      throw paymentRefusal('paymentMethodNotAllowed', context);
    }
    if (await areBeingConfirmed(tx, { orderIds, now })) {
      throw paymentRefusal('paymentBeingConfirmed', context);
    }
    await requireNothingUnpaid(tx, orders, context);
    // A purchase begun before the end of sales can be completed.
    if (fresh) return fresh;
    requireOpen(scheme.facts, salesOf(purchase), context);
    if (!mayPayWith(providerType, purchase, rules)) throw paymentRefusal('methodClosed', context);
    // An order reserves a limited code for a day; a later payment needs a free use.
    const { browserHash } = owner;
    const limit = await findReachedLimit(tx, orders, { now, browserHash, hasPaid: false });
    if (limit === 'forAll') throw paymentRefusal('campaignUsedUp', context);
    if (limit === 'forBuyer') throw paymentRefusal('campaignUsedByBuyer', context);
    return recordPayment(tx, {
      orders,
      scheme,
      providerType,
      processType: purchase.kind,
      billing: purchase.billing,
      language,
      correlationId: callersCorrelationId(context),
      now,
    });
  });
}

function requireUnpaid(orders: Order[], input: PaymentRecordInput, context: GuestContext): void {
  if (!namesAllUnits(orders, input) || !orders.every((order) => matchesOrder(order, input))) {
    throw paymentRefusal('paymentNotFound', context);
  }
  if (orders.some((order) => order.isFulfilled)) throw paymentRefusal('paymentDone', context);
  const now = context.clock.now();
  if (!orders.every((order) => isStillPayable(order, now))) {
    throw paymentRefusal('orderTooOld', context);
  }
}

/** An order from before an instalment failed cannot be paid after it: its time would be on hold. */
async function requireNothingUnpaid(tx: Transaction, orders: Order[], context: GuestContext) {
  for (const { renewsCardId } of orders) {
    const unpaid = renewsCardId && (await unpaidText(tx, renewsCardId, context));
    if (unpaid) throw new Refusal('INSTALMENT_UNPAID', unpaid, 409);
  }
}

const salesOf = ({ kind, billing }: { kind: PurchaseKind; billing: BillingType }): Switch[] => [
  'selling',
  ...(kind === 'gift' ? ['gifts' as const] : []),
  ...(billing === 'monthly' ? ['monthly' as const] : []),
];

/** All units of the orders and nothing else: naming one card of ten must not pay for ten. */
function namesAllUnits(orders: Order[], input: PaymentRecordInput): boolean {
  const named = new Set(input.museumCardEventIds);
  const units = orders.flatMap(unitOrderIds);
  return units.length > 0 && units.length === named.size && units.every((id) => named.has(id));
}

/** The caller's description must match the order. */
function matchesOrder(order: Order, input: PaymentRecordInput): boolean {
  return (
    order.kind === input.paymentProcessType &&
    order.billing === input.paymentBillingType &&
    order.buyerAccountId === input.personAccountId
  );
}
