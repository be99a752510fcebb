import { helsinkiDay } from '../../domain/base/local-date.ts';
import { TAKE_BACKS_OF_ORDER } from '../../domain/company/take-back.ts';
import { tooManyTries } from '../account/account-refusals.ts';
import { attemptLimits, consumeAttempt } from '../account/attempt-limits.ts';
import { drawClaimableCards, payClaimableCards } from '../activation/claim/make-claimable-cards.ts';
import { insertTakenBackEntries } from '../card/ledger-queries.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';
import { requirePaid, requirePortalOrder } from './company-portal.ts';
import { findMonthsOfCard, findPaymentOfOrder, lockOrder } from './company-portal-queries.ts';
import { closeClaimedSeats, lockUnclaimed, replaceCards } from './seat-queries.ts';

/**
 * Voids every code that was handed out and not claimed; each seat gets a new card and code with the same time. Claimed
 * cards stay. Only for all at once: taking back one person's card would reveal whether they claimed it.
 */
export async function takeBackCards(portalKey: string, context: GuestContext): Promise<number> {
  const { pool, language } = context;
  const order = await requirePortalOrder(portalKey, context);
  await requirePaid(order, context);
  const counted = attemptLimits('take-backs-of-order', order.companyOrderId, [TAKE_BACKS_OF_ORDER]);
  await consumeAttempt(context, counted, (seconds) => tooManyTries(language, seconds));
  return inTransaction(pool, async (tx) => {
    await lockOrder(tx, order.companyOrderId);
    const old = await lockUnclaimed(tx, {
      companyOrderId: order.companyOrderId,
      isFreeToo: false,
    });
    await closeClaimedSeats(tx, order.companyOrderId, context.clock.now());
    if (old.length > 0) await replace(tx, { companyOrderId: order.companyOrderId, old }, context);
    return old.length;
  });
}

async function replace(
  tx: Transaction,
  { companyOrderId, old }: { companyOrderId: string; old: string[] },
  { clock, settings: { secretKey } }: GuestContext,
): Promise<void> {
  const now = clock.now();
  const today = helsinkiDay(now);
  const months = await findMonthsOfCard(tx, old[0] ?? '');
  const paymentId = await findPaymentOfOrder(tx, companyOrderId);
  const drawn = await drawClaimableCards(tx, { count: old.length, now, secretKey });
  const fresh = drawn.map(({ cardId }) => cardId);
  await replaceCards(tx, { old, fresh, now });
  await insertTakenBackEntries(tx, old, today);
  await payClaimableCards(tx, fresh, { cause: `payment:${paymentId}`, months, today });
}
