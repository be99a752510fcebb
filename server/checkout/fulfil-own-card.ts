import { helsinkiDay } from '../../domain/base/local-date.ts';
import { planInstalments } from '../../domain/renewal/instalment-plan.ts';
import { insertNewsletterConsent } from '../account/newsletter-queries.ts';
import { updateCardHolder } from '../card/card-queries.ts';
import { makeCard } from '../card/make-card.ts';
import { insertPlasticOrder } from '../card/plastic-order-queries.ts';
import { addLedgerEntry } from '../card/write-ledger.ts';
import type { Deps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import type { Payment } from '../payment/payment-queries.ts';
import { insertContract } from './contract-queries.ts';
import { deleteDraft } from './fulfil-queries.ts';
import { insertFulfilment, type Order, ownCardDetails } from './order-queries.ts';

export type MadeCard = { cardId: string; customerNumber: string };

const YEAR_MONTHS = 12;

/** A paid order of one's own becomes a card that works at the next door. */
export async function fulfilOwnCard(
  tx: Transaction,
  { payment, order }: { payment: Payment; order: Order },
  { settings, clock }: Deps,
): Promise<MadeCard> {
  const now = clock.now();
  const today = helsinkiDay(now);
  const { buyer, plasticCardOptOut, subscribedNewsletter } = ownCardDetails(order);
  const accountId = order.buyerAccountId;
  const cause = `payment:${payment.id}`;

  const card = await makeCard(tx, { secretKey: settings.secretKey, now });
  const { cardId } = card;
  const { firstName, lastName } = buyer;
  const holder = { firstName, lastName, yearOfBirth: Number(buyer.yearOfBirth) };
  await updateCardHolder(tx, { cardId, accountId, holder, registeredAt: now });
  await addLedgerEntry(tx, cardId, {
    kind: 'bought',
    cause,
    occurredOn: today,
    months: YEAR_MONTHS,
    startsAtOnce: order.billing === 'monthly',
  });
  if (order.extraMonths > 0) {
    await addLedgerEntry(tx, cardId, {
      kind: 'campaignMonths',
      cause: `campaign:${payment.id}`,
      occurredOn: today,
      months: order.extraMonths,
    });
  }
  if (order.billing === 'monthly') {
    const plan = planInstalments(order.price, today);
    const { eventId } = order;
    await insertContract(tx, { eventId, cardId, accountId, plan, paidBy: payment.id, now });
  }
  if (!plasticCardOptOut) await insertPlasticOrder(tx, { cardId, cause, recipient: buyer, now });
  // An account may be closed while its payment is under way; its card is made all the same.
  if (accountId && subscribedNewsletter) await insertNewsletterConsent(tx, { accountId, now });
  if (accountId) await deleteDraft(tx, accountId);
  await insertFulfilment(tx, { eventId: order.eventId, paymentId: payment.id, cardId, now });
  return card;
}
