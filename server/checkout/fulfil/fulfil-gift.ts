import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { makeClaimableCards } from '../../activation/claim/make-claimable-cards.ts';
import { addLedgerEntry } from '../../card/write-ledger.ts';
import type { Transaction } from '../../db/database.ts';
import { sendGift } from '../../gift/send/send-gift.ts';
import type { Order } from '../../order/order-queries.ts';
import type { Payment } from '../../payment/payment-queries.ts';
import type { Deps } from '../../platform/context.ts';
import { confirmGift } from './confirm-gift.ts';
import { insertFulfilment } from './fulfilment-queries.ts';
import { findPaidGifts } from './gift-order-queries.ts';

const YEAR_MONTHS = 12;

/** Turns paid gifts into claimable cards; gifts due now are sent in the same transaction. */
export async function fulfilGifts(
  tx: Transaction,
  { payment, orders }: { payment: Payment; orders: Order[] },
  deps: Deps,
): Promise<void> {
  const { clock, settings } = deps;
  const now = clock.now();
  const today = helsinkiDay(now);
  const cards = await makeClaimableCards(tx, {
    count: orders.length,
    cause: `payment:${payment.id}`,
    months: YEAR_MONTHS,
    today,
    now,
    secretKey: settings.secretKey,
  });
  for (const [place, { orderId, extraMonths }] of orders.entries()) {
    const card = cards[place];
    if (!card) throw new Error('fewer cards than gifts');
    if (extraMonths > 0) {
      const cause = `campaign:${payment.id}`;
      const months = extraMonths;
      await addLedgerEntry(tx, card.cardId, {
        kind: 'campaignMonths',
        cause,
        occurredOn: today,
        months,
      });
    }
    await insertFulfilment(tx, { orderId, paymentId: payment.id, cardId: card.cardId, now });
  }
  const [first] = orders;
  if (!first) throw new Error('a gift of nothing');
  const gifts = await findPaidGifts(tx, payment.id, first.language);
  for (const { orderId, isDigital, sendAt } of gifts) {
    if (isDigital && (sendAt === null || sendAt <= now)) await sendGift(tx, orderId, deps);
  }
  await confirmGift(tx, { payment, orders, gifts }, deps);
}
