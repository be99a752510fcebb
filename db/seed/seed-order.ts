import type { Cents } from '../../domain/base/cents.ts';
import type { BillingType } from '../../domain/purchase/billing-type.ts';
import { insertFulfilment } from '../../server/checkout/order-queries.ts';
import type { Transaction } from '../../server/db/database.ts';
import { insertPayment, updateState } from '../../server/payment/payment-queries.ts';
import { saveEvent } from '../../server/purchase/purchase-queries.ts';
import { updateRenewedCard } from '../../server/renewal/renewal-queries.ts';
import type { DemoPerson } from './demo-people.ts';
import { insertSentMail } from './seed-queries.ts';

export type Holder = { accountId: string; cardId: string; person: DemoPerson };
type Bought = {
  kind: 'standard' | 'renewal';
  billing: BillingType;
  price: Cents;
  now: number;
};

/** An order with its payment, as the purchase would have left them; what it brought about is the caller's. */
export async function seedOrder(tx: Transaction, holder: Holder, bought: Bought) {
  const { cardId, person } = holder;
  const { kind, billing, price, now } = bought;
  const eventId = await saveOrder(tx, holder, bought);
  if (kind === 'renewal') await updateRenewedCard(tx, { eventId, cardId });
  const paid = { eventIds: [eventId], kind, billing, price, person, now };
  const paymentId = await insertPaid(tx, paid);
  await insertFulfilment(tx, { eventId, paymentId, cardId, now });
  await insertSentMail(tx, { key: `purchase:${paymentId}`, now });
  return { eventId, paymentId };
}

async function saveOrder(tx: Transaction, { accountId, person }: Holder, bought: Bought) {
  const { emailAddress, firstName, lastName, yearOfBirth, language } = person;
  const { kind, billing, price, now } = bought;
  return saveEvent(tx, null, {
    kind,
    billing,
    accountId,
    language,
    listPrice: price,
    price,
    campaignId: null,
    details: {
      buyer: { firstName, lastName, emailAddress, yearOfBirth: String(yearOfBirth), phone: '' },
      subscribedNewsletter: false,
      plasticCardOptOut: true,
    },
    conditionsVersion: 'demo',
    monthlyConsentVersion: billing === 'monthly' ? 'demo' : null,
    now,
  });
}

type Paid = Bought & { eventIds: string[]; person: DemoPerson };

export async function insertPaid(tx: Transaction, paid: Paid): Promise<string> {
  const { eventIds, kind, billing, price, person, now } = paid;
  const id = await insertPayment(tx, {
    eventIds,
    providerType: 'paytrail',
    processType: kind,
    billing,
    language: person.language,
    amount: price,
    now,
  });
  await updateState(tx, { id, to: 'paid', now, checkAt: null, providerId: 'creditcard' });
  return id;
}
