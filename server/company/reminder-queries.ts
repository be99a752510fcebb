import type { Transaction } from '../db/database.ts';
import type { Invitation } from './seat-queries.ts';

export async function updateReminded(
  tx: Transaction,
  companyOrderId: string,
  now: number,
): Promise<void> {
  await tx.query('update company_order set reminded_at = $2 where id = $1', [
    companyOrderId,
    new Date(now),
  ]);
}

/** People invited long enough ago whose card is not activated. */
export async function findUnclaimedInvitations(
  tx: Transaction,
  { companyOrderId, before }: { companyOrderId: string; before: number },
): Promise<Invitation[]> {
  const { rows } = await tx.query<Invitation>(
    `select seat.card_id as "cardId", seat.email_address as "emailAddress",
            seat.person_name as "personName", claimable.sealed_code as "sealedCode"
       from company_seat seat
       join claimable_card claimable on claimable.card_id = seat.card_id
      where seat.order_id = $1 and seat.email_address is not null and seat.invited_at <= $2
        and not exists (select from card_redemption where card_id = seat.card_id)`,
    [companyOrderId, new Date(before)],
  );
  return rows;
}
