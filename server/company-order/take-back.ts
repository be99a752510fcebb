import { helsinkiDay } from '../../domain/base/local-date.ts';
import { drawClaimableCards, payClaimableCards } from '../activation/make-claimable-cards.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { requireDeskOrder } from './company-desk.ts';
import { findMonthsGiven, findPaymentOfOrder, lockOrder } from './desk-queries.ts';
import { insertTakenBackEntries, lockUnclaimed, replaceCards } from './seat-queries.ts';

/**
 * Unclaimed cards come back to the company: their codes die, and each seat gets a new card with the same time and a code
 * that nobody has seen. What has been claimed stays with its holder.
 */
export async function takeBackCards(
  { deskKey, numbers }: { deskKey: string; numbers: number[] | null },
  context: GuestContext,
): Promise<number> {
  const { pool, clock, settings } = context;
  const order = await requireDeskOrder(deskKey, context);
  return inTransaction(pool, async (tx) => {
    const now = clock.now();
    const today = helsinkiDay(now);
    await lockOrder(tx, order.orderId);
    const old = await lockUnclaimed(tx, order.orderId, numbers);
    const [first] = old;
    if (!first) return 0;
    const months = await findMonthsGiven(tx, first);
    const paymentId = await findPaymentOfOrder(tx, order.orderId);

    const { secretKey } = settings;
    const drawn = await drawClaimableCards(tx, { count: old.length, now, secretKey });
    const cardIds = drawn.map(({ cardId }) => cardId);
    await replaceCards(tx, { old, fresh: cardIds, now });
    if (paymentId) {
      await insertTakenBackEntries(tx, old, today);
      await payClaimableCards(tx, cardIds, { cause: `payment:${paymentId}`, months, today });
    }
    return old.length;
  });
}
