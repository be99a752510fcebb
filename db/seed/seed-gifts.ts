import { cents } from '../../domain/base/cents.ts';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { recordPaymentFor } from '../../server/checkout/record/record-payment.ts';
import { processNotification } from '../../server/checkout/settle/process-notification.ts';
import { inTransaction, type Transaction } from '../../server/db/database.ts';
import { insertGiftOrder, saveGift } from '../../server/gift/gift-queries.ts';
import { openingMarker, secretHash } from '../../server/gift/gift-secrets.ts';
import { saveOrder } from '../../server/order/purchase-queries.ts';
import type { Deps } from '../../server/platform/context.ts';
import { DEMO_GIFTS, DEMO_GIVER, type DemoGift } from './demo-gifts.ts';
import { findStamp } from './seed-queries.ts';

const PRICE = cents(7900);
const HOME = {
  streetAddress: 'Puutarhakatu 12 B 7',
  zipCode: '20100',
  city: 'Turku',
  country: 'FI',
};

/** Paid gifts of a demo customer: their letters are in the mailbox after the first start. */
export async function seedGifts(deps: Deps): Promise<void> {
  for (const [place, gift] of DEMO_GIFTS.entries()) {
    const paid = await inTransaction(deps.pool, (tx) => order(tx, gift, deps));
    const transactionId = `demo-gift-${place}`;
    const verified = { status: 'ok' as const, amount: paid.amount, transactionId, ...paid.names };
    const notification = { verified, providerId: 'osuuspankki', cardToken: null, card: null };
    const heard = { channel: 'paytrail', way: 'query', raw: transactionId, fields: {} } as const;
    await processNotification(deps, heard, () => ({ genuine: true, notification }));
  }
}

async function order(tx: Transaction, { isDigital, recipients }: DemoGift, deps: Deps) {
  const now = deps.clock.now();
  const { secretKey } = deps.settings;
  const giftOrderId = await insertGiftOrder(tx, { isDigital, secretKey, now });
  const orderIds: string[] = [];
  for (const [place, { sendInDays, ...recipient }] of recipients.entries()) {
    const orderId = await saveOrder(tx, null, {
      kind: 'gift',
      billing: 'annually',
      accountId: null,
      language: 'fi',
      listPrice: PRICE,
      price: PRICE,
      campaignId: null,
      details: { buyer: isDigital ? DEMO_GIVER : { ...DEMO_GIVER, ...HOME } },
      conditionsVersion: 'demo',
      monthlyConsentVersion: null,
      now,
    });
    const day = sendInDays === null ? null : addDays(helsinkiDay(now), sendInDays);
    await saveGift(tx, {
      ...recipient,
      ...HOME,
      orderId,
      giftOrderId,
      place,
      isDigital,
      markerHash: secretHash(openingMarker(orderId, secretKey)),
      sendTime: day && { day, hour: 9 },
      postedTo: isDigital ? null : 'buyer',
      addressee: `${DEMO_GIVER.firstName} ${DEMO_GIVER.lastName}`,
    });
    orderIds.push(orderId);
  }
  const amount = cents(PRICE * recipients.length);
  const paymentId = await recordPaymentFor(tx, {
    orderIds,
    providerType: 'paytrail',
    processType: 'gift',
    billing: 'annually',
    language: 'fi',
    now,
  });
  return { amount, names: await findStamp(tx, paymentId) };
}
