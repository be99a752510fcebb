import { helsinkiDay } from '../domain/base/local-date.ts';
import type { ProviderType } from '../domain/payment/provider.ts';
import { addLedgerEntry } from '../server/card/write-ledger.ts';
import { insertFulfilment } from '../server/checkout/fulfil/fulfilment-queries.ts';
import { recordPaymentFor } from '../server/checkout/record/record-payment.ts';
import { inTransaction, type Pool } from '../server/db/database.ts';
import { saveOrder } from '../server/order/purchase-queries.ts';
import { updateState } from '../server/payment/payment-state-queries.ts';
import { givenAccount, givenCard } from './given.ts';

type Given = {
  personId?: string;
  /** The renewed card; a new one when omitted. */
  cardId?: string;
  /** In cents. */
  price?: number;
  providerType?: ProviderType;
  now?: number;
};

/** A year bought on 15 January 2027 by default, in use since; or another year for an existing card. */
export async function givenPurchase(pool: Pool, given: Given = {}) {
  const { price = 7900, providerType = 'paytrail', now = Date.UTC(2027, 0, 15, 10) } = given;
  const personId = given.personId ?? (await givenAccount(pool));
  const boughtOn = helsinkiDay(now);
  const kind = given.cardId ? 'renewal' : 'standard';
  const { orderId, paymentId } = await inTransaction(pool, async (tx) => {
    const emailAddress = `${personId}@example.fi`;
    const order = await saveOrder(tx, null, {
      kind,
      billing: 'annually',
      accountId: personId,
      language: 'fi',
      listPrice: price,
      price,
      campaignId: null,
      details: { buyer: { firstName: 'Aino', lastName: 'Lahtinen', emailAddress } },
      conditionsVersion: 'given',
      monthlyConsentVersion: null,
      now,
    });
    const paid = await recordPaymentFor(tx, {
      orderIds: [order],
      providerType,
      processType: kind,
      billing: 'annually',
      language: 'fi',
      now,
    });
    await updateState(tx, { id: paid, to: 'paid', now, checkAt: null, transactionId: paid });
    return { orderId: order, paymentId: paid };
  });
  const cardId =
    given.cardId ??
    (await givenCard(pool, { accountId: personId, boughtOn, paidBy: paymentId })).cardId;
  await inTransaction(pool, async (tx) => {
    if (given.cardId) {
      await tx.query('update card_order set renews_card_id = $2 where id = $1', [orderId, cardId]);
      const renewed = { kind: 'renewedWhileValid', cause: `payment:${paymentId}` } as const;
      await addLedgerEntry(tx, cardId, {
        ...renewed,
        occurredOn: boughtOn,
        months: 12,
      });
    }
    await insertFulfilment(tx, { orderId, paymentId, cardId, now });
    await tx.query(
      `insert into mail_outbox (idempotency_key, letter, language, sent_at)
       values ('purchase:' || $1, 'purchase-confirmation', 'fi', now())`,
      [paymentId],
    );
  });
  return { personId, cardId, paymentId };
}
