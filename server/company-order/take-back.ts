import { helsinkiDay } from '../../domain/base/local-date.ts';
import { drawClaimableCards, payClaimableCards } from '../activation/make-claimable-cards.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { requireDeskOrder } from './company-desk.ts';
import { findMonthsGiven, findPaymentOfOrder, lockOrder } from './desk-queries.ts';
import { assignCards, freeSeats, insertTakenBackEntries, lockUnclaimed } from './seat-queries.ts';

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
    const unclaimed = await lockUnclaimed(tx, order.orderId, numbers);
    const [first] = unclaimed;
    if (!first) return 0;
    const old = unclaimed.map(({ cardId }) => cardId);
    const months = await findMonthsGiven(tx, first.cardId);
    const paymentId = await findPaymentOfOrder(tx, order.orderId);

    await freeSeats(tx, old, now);
    const { secretKey } = settings;
    const fresh = await drawClaimableCards(tx, { count: old.length, now, secretKey });
    const cardIds = fresh.map(({ cardId }) => cardId);
    await assignCards(tx, order.orderId, cardIds);
    if (paymentId) {
      await insertTakenBackEntries(tx, old, today);
      await payClaimableCards(tx, cardIds, { cause: `payment:${paymentId}`, months, today });
    }
    return old.length;
  });
}
