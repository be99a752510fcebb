import { helsinkiDay } from '../../domain/base/local-date.ts';
import { insertTakenBackEntries } from '../card/ledger-queries.ts';
import type { Database, Transaction } from '../db/database.ts';
import { findOrderOfPayment, lockOrder } from './company-portal-queries.ts';
import {
  closeClaimedSeats,
  closeUnclaimedSeats,
  lockUnclaimed,
  pickFreeCards,
} from './seat-queries.ts';

/** `ordered` includes ended ones; `free` are the unused ones that were given to nobody. */
export type CompanyCards = { ordered: number; unused: number; free: number; used: number };

/** How many cards of a company's order somebody has made theirs, and how many still can be. */
export async function countCompanyCards(db: Database, paymentId: string): Promise<CompanyCards> {
  const { rows } = await db.query<CompanyCards>(
    `select count(*)::int as ordered,
            (count(*) filter (where redeemed.card_id is null and claimable.taken_back_at is null))::int as unused,
            (count(*) filter (where redeemed.card_id is null and claimable.taken_back_at is null
                                and seat.email_address is null and seat.handed_out_at is null
                                and seat.closed_at is null))::int as free,
            count(redeemed.card_id)::int as used
       from order_fulfilment done
       join company_order ordered on ordered.card_order_id = done.card_order_id
       join company_seat seat on seat.order_id = ordered.id
       join claimable_card claimable on claimable.card_id = seat.card_id
       left join card_redemption redeemed on redeemed.card_id = seat.card_id
      where done.payment_id = $1`,
    [paymentId],
  );
  return rows[0] ?? { ordered: 0, unused: 0, free: 0, used: 0 };
}

/** The money goes back: codes that nobody has used open nothing any more. What has been claimed stays with its holder. */
export async function closeCompanyOrder(
  tx: Transaction,
  { paymentId, now }: { paymentId: string; now: number },
): Promise<void> {
  const order = await findOrderOfPayment(tx, paymentId);
  if (!order) return;
  const { companyOrderId } = order;
  await lockOrder(tx, companyOrderId);
  const unclaimed = await lockUnclaimed(tx, { companyOrderId, isFreeToo: true });
  await closeClaimedSeats(tx, companyOrderId, now);
  await closeUnclaimedSeats(tx, { cardIds: unclaimed, now });
  await insertTakenBackEntries(tx, unclaimed, helsinkiDay(now));
}

/**
 * A part of the money goes back: so many codes that were given to nobody end. Ending one that was given to somebody
 * would show the company who has not claimed, and with all of them, who has.
 */
export async function closeCompanyCodes(
  tx: Transaction,
  { paymentId, count, now }: { paymentId: string; count: number; now: number },
): Promise<void> {
  const order = await findOrderOfPayment(tx, paymentId);
  if (!order) return;
  const { companyOrderId } = order;
  await lockOrder(tx, companyOrderId);
  const unclaimed = await lockUnclaimed(tx, { companyOrderId, isFreeToo: true });
  const cardIds = await pickFreeCards(tx, { cardIds: unclaimed, count });
  if (cardIds.length < count) throw new Error('fewer codes are free than were to end');
  await closeUnclaimedSeats(tx, { cardIds, now });
  await insertTakenBackEntries(tx, cardIds, helsinkiDay(now));
}
