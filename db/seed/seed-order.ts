import type { Cents } from '../../domain/base/cents.ts';
import type { BillingType } from '../../domain/order/billing-type.ts';
import { insertFulfilment } from '../../server/checkout/fulfil/fulfilment-queries.ts';
import { recordPaymentFor } from '../../server/checkout/record/record-payment.ts';
import type { Transaction } from '../../server/db/database.ts';
import { saveOrder, updateRenewedCard } from '../../server/order/purchase-queries.ts';
import { insertPayment } from '../../server/payment/payment-queries.ts';
import { updateState } from '../../server/payment/payment-state-queries.ts';
import type { DemoPerson } from './demo-people.ts';
import { insertSentMail } from './seed-queries.ts';

export type Holder = { accountId: string; cardId: string; person: DemoPerson };
type Bought = {
  kind: 'standard' | 'renewal';
  billing: BillingType;
  price: Cents;
  now: number;
};

/** An order with its payment, as after a purchase; the caller adds its effects. */
export async function seedOrder(tx: Transaction, holder: Holder, bought: Bought) {
  const { cardId, person } = holder;
  const { kind, billing, now } = bought;
  const orderId = await orderOfDemo(tx, holder, bought);
  if (kind === 'renewal') await updateRenewedCard(tx, { orderId, cardId });
  const paymentId = await recordPaymentFor(tx, {
    orderIds: [orderId],
    providerType: 'paytrail',
    processType: kind,
    billing,
    language: person.language,
    now,
  });
  await markPaid(tx, paymentId, now);
  await insertFulfilment(tx, { orderId, paymentId, cardId, now });
  await insertSentMail(tx, { key: `purchase:${paymentId}`, now });
  return { orderId, paymentId };
}

async function orderOfDemo(tx: Transaction, { accountId, person }: Holder, bought: Bought) {
  const { emailAddress, firstName, lastName, yearOfBirth, language, home } = person;
  const { kind, billing, price, now } = bought;
  return saveOrder(tx, null, {
    kind,
    billing,
    accountId,
    language,
    listPrice: price,
    price,
    campaignId: null,
    details: {
      buyer: {
        ...{ firstName, lastName, emailAddress, yearOfBirth: String(yearOfBirth), phone: '' },
        ...home,
      },
      subscribedNewsletter: false,
      plasticCardOptOut: true,
    },
    conditionsVersion: 'demo',
    monthlyConsentVersion: billing === 'monthly' ? 'demo' : null,
    now,
  });
}

type Paid = Bought & { person: DemoPerson };

/** A payment for instalments alone. */
export async function insertPaid(tx: Transaction, paid: Paid): Promise<string> {
  const { kind, billing, price, person, now } = paid;
  const id = await insertPayment(tx, {
    orderIds: [],
    receipt: null,
    providerType: 'paytrail',
    processType: kind,
    billing,
    language: person.language,
    amount: price,
    now,
  });
  await markPaid(tx, id, now);
  return id;
}

function markPaid(tx: Transaction, id: string, now: number): Promise<void> {
  return updateState(tx, { id, to: 'paid', now, checkAt: null, providerId: 'creditcard' });
}
