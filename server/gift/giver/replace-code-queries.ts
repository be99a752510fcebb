import { deleteRegistrationDrafts } from '../../activation/registration/registration-draft-queries.ts';
import { updateActivationCode } from '../../card/claimable-card-queries.ts';
import type { Database, Transaction } from '../../db/database.ts';

/** Locks an unclaimed card, so that nobody claims it meanwhile. Null when it is claimed or taken back. */
export async function lockCodeToReplace(
  tx: Transaction,
  giftId: string,
): Promise<{ cardId: string; replacements: number } | null> {
  // The lock is a statement of its own, so that the next one reads what the previous claim committed.
  await tx.query(
    `select 1 from museum_card
      where id = (select card_id from order_fulfilment where card_order_id = $1) for update`,
    [giftId],
  );
  const { rows } = await tx.query<{ cardId: string; replacements: number }>(
    `select claimable.card_id as "cardId",
            (select count(*)::int from replaced_gift_code old where old.card_id = claimable.card_id)
              as replacements
       from order_fulfilment done
       join claimable_card claimable on claimable.card_id = done.card_id
      where done.card_order_id = $1 and claimable.taken_back_at is null
        and not exists (select from card_redemption redeemed where redeemed.card_id = done.card_id)`,
    [giftId],
  );
  return rows[0] ?? null;
}

export async function updateGiftCode(
  tx: Transaction,
  gift: {
    giftId: string;
    cardId: string;
    codeHash: Buffer;
    sealedCode: Buffer;
    markerHash: Buffer;
    now: number;
  },
): Promise<void> {
  const { giftId, cardId, markerHash, now } = gift;
  await tx.query(
    `insert into replaced_gift_code (code_hash, marker_hash, card_id, replaced_at)
     select card.activation_code_hash, gift.marker_hash, card.id, $3
       from museum_card card, gift
      where card.id = $1 and gift.card_order_id = $2`,
    [cardId, giftId, new Date(now)],
  );
  await updateActivationCode(tx, gift);
  // What a stranger typed for the card at the wrong address.
  await deleteRegistrationDrafts(tx, cardId);
  await tx.query(
    'update gift set marker_hash = $2, sealed_marker = null where card_order_id = $1',
    [giftId, markerHash],
  );
}

export async function isReplacedMarker(db: Database, markerHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from replaced_gift_code where marker_hash = $1', [
    markerHash,
  ]);
  return rowCount === 1;
}
