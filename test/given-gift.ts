import { createHash, randomUUID } from 'node:crypto';
import type { SecretKey } from '../server/base/secret-key.ts';
import { insertFulfilment } from '../server/checkout/fulfil/fulfilment-queries.ts';
import { recordPaymentFor } from '../server/checkout/record/record-payment.ts';
import { inTransaction, type Pool } from '../server/db/database.ts';
import { insertGiftOrder, saveGift } from '../server/gift/gift-queries.ts';
import { saveOrder } from '../server/order/purchase-queries.ts';
import { updateState } from '../server/payment/payment-state-queries.ts';
import { givenClaimableCards } from './given.ts';

type Given = { secretKey: SecretKey; now: number };

/** A digital gift of a Swedish giver, paid and due at once, not sent yet. Returns the id of its order. */
export async function givenGift(pool: Pool, { secretKey, now }: Given): Promise<string> {
  const [card] = await givenClaimableCards(pool, { secretKey });
  const id = randomUUID();
  return inTransaction(pool, async (tx) => {
    const common = { billing: 'annually', language: 'sv', now } as const;
    const orderId = await saveOrder(tx, null, {
      ...common,
      kind: 'gift',
      accountId: null,
      listPrice: 7900,
      price: 7900,
      campaignId: null,
      details: {
        buyer: { firstName: 'Åsa', lastName: 'Ek', emailAddress: `Asa.${id}@Example.fi` },
      },
      conditionsVersion: 'given',
      monthlyConsentVersion: null,
    });
    await saveGift(tx, {
      ...{ orderId, place: 0, isDigital: true, sendTime: null, postedTo: null, addressee: '' },
      giftOrderId: await insertGiftOrder(tx, { isDigital: true, secretKey, now }),
      markerHash: createHash('sha256').update(id).digest(),
      recipientName: 'Elias',
      recipientEmail: `Elias.${id}@Example.fi`,
      greeting: '',
      ...{ streetAddress: '', zipCode: '', city: '', country: 'FI' },
    });
    const paymentId = await recordPaymentFor(tx, {
      ...common,
      orderIds: [orderId],
      processType: 'gift',
      providerType: 'paytrail',
    });
    await updateState(tx, { id: paymentId, to: 'paid', now, checkAt: null });
    await insertFulfilment(tx, { orderId, paymentId, cardId: card?.cardId ?? null, now });
    return orderId;
  });
}
