import { helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { planInstalments } from '../../../domain/instalment/instalment-plan.ts';
import { insertNewsletterConsent } from '../../account/own-details-queries.ts';
import { renameAccount } from '../../account/write/change-account-queries.ts';
import { makeCard } from '../../card/make-card.ts';
import { insertPlasticOrder } from '../../card/plastic-order-queries.ts';
import type { NewEntry } from '../../card/write-ledger.ts';
import { allStatements, type Transaction } from '../../db/database.ts';
import { insertContract } from '../../instalment/contract-queries.ts';
import { type Order, ownCardDetails } from '../../order/order-queries.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { confirmPurchase } from './confirm-card.ts';
import { insertFulfilment } from './fulfilment-queries.ts';

const YEAR_MONTHS = 12;

/** Turns a paid order into a card that is valid at once. */
export async function fulfilOwnCard(
  tx: Transaction,
  { payment, order }: { payment: Payment; order: Order },
  deps: Deps,
): Promise<void> {
  const { settings, clock } = deps;
  const now = clock.now();
  const today = helsinkiDay(now);
  const { buyer, plasticCardOptOut, subscribedNewsletter } = ownCardDetails(order);
  const accountId = order.buyerAccountId;
  const cause = `payment:${payment.id}`;

  const { firstName, lastName } = buyer;
  const holder = { firstName, lastName, yearOfBirth: Number(buyer.yearOfBirth) };
  const owner = { accountId, holder };
  const entries = boughtTime(payment, order, today);
  const card = await makeCard(tx, { secretKey: settings.secretKey, now, owner, entries });
  const { cardId } = card;
  await allStatements([
    order.billing === 'monthly' && beginContract(tx, { cardId, payment, order, today, now }),
    !plasticCardOptOut && insertPlasticOrder(tx, { cardId, cause, recipient: buyer, now }),
    // The account may have been closed during the payment; the card is created all the same.
    accountId && renameAccount(tx, { accountId, firstName, lastName }),
    accountId && subscribedNewsletter && insertNewsletterConsent(tx, { accountId, now }),
    insertFulfilment(tx, { orderId: order.orderId, paymentId: payment.id, cardId, now }),
    confirmPurchase(tx, { payment, order, card }, deps),
  ]);
}

function boughtTime(payment: Payment, order: Order, today: LocalDate): NewEntry[] {
  const { billing, extraMonths } = order;
  const bought: NewEntry = {
    kind: 'bought',
    cause: `payment:${payment.id}`,
    occurredOn: today,
    months: YEAR_MONTHS,
    startsAtOnce: billing === 'monthly',
  };
  if (extraMonths === 0) return [bought];
  const cause = `campaign:${payment.id}`;
  return [bought, { kind: 'campaignMonths', cause, occurredOn: today, months: extraMonths }];
}

type Bought = { cardId: string; payment: Payment; order: Order; today: LocalDate; now: number };

function beginContract(tx: Transaction, bought: Bought): Promise<void> {
  const { cardId, payment, order, today, now } = bought;
  const { orderId, buyerAccountId: accountId, price } = order;
  const plan = planInstalments(price, today);
  return insertContract(tx, { orderId, cardId, accountId, plan, paidBy: payment.id, now });
}
