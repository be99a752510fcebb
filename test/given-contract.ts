import { randomUUID } from 'node:crypto';
import { cents } from '../domain/base/cents.ts';
import { helsinkiDay } from '../domain/base/local-date.ts';
import { planInstalments } from '../domain/instalment/instalment-plan.ts';
import type { SecretKey } from '../server/base/secret-key.ts';
import { insertFulfilment } from '../server/checkout/fulfil/fulfilment-queries.ts';
import { recordPaymentFor } from '../server/checkout/record/record-payment.ts';
import { inTransaction, type Pool, type Transaction } from '../server/db/database.ts';
import { insertContract } from '../server/instalment/contract-queries.ts';
import { upsertTokenCharge } from '../server/instalment/token-queries.ts';
import { saveOrder } from '../server/order/purchase-queries.ts';
import { updateState } from '../server/payment/payment-state-queries.ts';
import { givenAccount, givenCard, givenToken } from './given.ts';

type GivenContract = { now: number; secretKey: SecretKey; token: string };

/** A monthly payer: the first instalment is paid and confirmed, its card is saved. */
export async function givenContract(pool: Pool, { now, secretKey, token }: GivenContract) {
  const accountId = await givenAccount(pool, { emailAddress: `${randomUUID()}@example.fi` });
  const today = helsinkiDay(now);
  const { orderId, paidBy } = await inTransaction(pool, (tx) => givenPayment(tx, accountId, now));
  const { cardId, customerNumber } = await givenCard(pool, { accountId, boughtOn: today, paidBy });
  const tokenId = await givenToken(pool, { accountId, secretKey, token });
  await inTransaction(pool, async (tx) => {
    await upsertTokenCharge(tx, { paymentId: paidBy, tokenId, initiative: 'cit' });
    const plan = planInstalments(cents(690), today);
    await insertContract(tx, { orderId, cardId, accountId, plan, paidBy, now });
    await insertFulfilment(tx, { orderId, paymentId: paidBy, cardId, now });
    await tx.query(
      `insert into mail_outbox (idempotency_key, letter, language, sent_at)
       values ('purchase:' || $1, 'purchase-confirmation', 'fi', now())`,
      [paidBy],
    );
  });
  return { accountId, cardId, customerNumber };
}

async function givenPayment(tx: Transaction, accountId: string, now: number) {
  const orderId = await saveOrder(tx, null, {
    kind: 'standard',
    billing: 'monthly',
    accountId,
    language: 'fi',
    listPrice: 690,
    price: 690,
    campaignId: null,
    details: { buyer: { firstName: 'Aino', lastName: 'Lahtinen' } },
    conditionsVersion: 'given',
    monthlyConsentVersion: 'given',
    now,
  });
  const paidBy = await recordPaymentFor(tx, {
    orderIds: [orderId],
    providerType: 'paytrail',
    processType: 'standard',
    billing: 'monthly',
    language: 'fi',
    now,
  });
  await updateState(tx, { id: paidBy, to: 'paid', now, checkAt: null });
  return { orderId, paidBy };
}
