import type { Language } from '../../../domain/base/language.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type SendableGift = {
  orderId: string;
  paymentId: string;
  recipientName: string;
  recipientEmail: string;
  greeting: string;
  language: Language;
  giverName: string;
  sealedCode: Buffer;
  /** Number of times it was sent. */
  sendings: number;
  /** Number of times its code was replaced. */
  replacements: number;
  markerHash: Buffer;
  sealedMarker: Buffer | null;
};

const SELECT = `
  select gift.card_order_id as "orderId", done.payment_id as "paymentId", recipient_name as "recipientName",
         recipient_email as "recipientEmail", greeting, paid.language,
         concat_ws(' ', paid.details #>> '{buyer,firstName}', paid.details #>> '{buyer,lastName}')
           as "giverName",
         claimable.sealed_code as "sealedCode", marker_hash as "markerHash", sealed_marker as "sealedMarker",
         (select count(*)::int from gift_sending where card_order_id = gift.card_order_id) as sendings,
         (select count(*)::int from replaced_gift_code where card_id = done.card_id) as replacements
    from gift
    join order_fulfilment done on done.card_order_id = gift.card_order_id
    join payment_order paid on paid.payment_id = done.payment_id and paid.card_order_id = done.card_order_id
    join claimable_card claimable on claimable.card_id = done.card_id`;

/** Locks a sendable gift. Null when it is unpaid, not digital or already claimed. */
export async function lockGiftToSend(
  tx: Transaction,
  orderId: string,
): Promise<SendableGift | null> {
  const { rows } = await tx.query<SendableGift>(
    `${SELECT}
      where gift.card_order_id = $1 and gift.is_digital and claimable.taken_back_at is null
        and not exists (select from card_redemption redeemed where redeemed.card_id = done.card_id)
        for update of gift`,
    [orderId],
  );
  return rows[0] ?? null;
}

const IS_DUE = `gift.is_digital and gift.is_waiting and coalesce(gift.send_at, '-infinity'::timestamptz) <= $1`;
const IS_TAKEN = `(claimable.taken_back_at is not null
  or exists (select from card_redemption redeemed where redeemed.card_id = claimable.card_id))`;

/** Paid, due and never sent; oldest first. */
export async function findDueGifts(db: Database, now: number, most: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select gift.card_order_id as id
       from gift
       join order_fulfilment done on done.card_order_id = gift.card_order_id
       join claimable_card claimable on claimable.card_id = done.card_id
      where ${IS_DUE} and not ${IS_TAKEN}
      order by coalesce(gift.send_at, '-infinity'::timestamptz)
      limit $2`,
    [new Date(now), most],
  );
  return rows.map(({ id }) => id);
}

/** Null: locked by another process, or no longer to be sent. */
export async function lockDueGift(
  tx: Transaction,
  orderId: string,
  now: number,
): Promise<SendableGift | null> {
  const { rows } = await tx.query<SendableGift>(
    `${SELECT}
      where gift.card_order_id = $2 and ${IS_DUE} and not ${IS_TAKEN}
        for update of gift skip locked`,
    [new Date(now), orderId],
  );
  return rows[0] ?? null;
}

/** Claimed or taken back before being sent: marks them as done. */
export async function skipTakenGifts(db: Database, now: number): Promise<void> {
  await db.query(
    `update gift set is_waiting = false
       from order_fulfilment done
       join claimable_card claimable on claimable.card_id = done.card_id
      where done.card_order_id = gift.card_order_id and ${IS_DUE} and ${IS_TAKEN}`,
    [new Date(now)],
  );
}

/** False: another process sent it between our read and the lock. */
export async function insertSending(
  tx: Transaction,
  { orderId, number, now }: { orderId: string; number: number; now: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with sent as (update gift set is_waiting = false where card_order_id = $1 and is_waiting)
     insert into gift_sending (card_order_id, number, sent_at) values ($1, $2, $3)
     on conflict do nothing`,
    [orderId, number, new Date(now)],
  );
  return rowCount === 1;
}

/** True on the first opening. */
export async function insertOpening(
  db: Database,
  { markerHash, now }: { markerHash: Buffer; now: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into gift_opening (card_order_id, opened_at)
     select card_order_id, $2 from gift
      where marker_hash = $1
        and exists (select from gift_sending sending where sending.card_order_id = gift.card_order_id)
     on conflict (card_order_id) do nothing`,
    [markerHash, new Date(now)],
  );
  return rowCount === 1;
}

/** The code of a recipient's link, and the language of the gift. */
export async function findMarkedGift(
  db: Database,
  markerHash: Buffer,
): Promise<{ sealedCode: Buffer; language: Language } | null> {
  const { rows } = await db.query<{ sealedCode: Buffer; language: Language }>(
    `select claimable.sealed_code as "sealedCode", paid.language
       from gift
       join order_fulfilment done on done.card_order_id = gift.card_order_id
       join payment_order paid on paid.payment_id = done.payment_id and paid.card_order_id = done.card_order_id
       join claimable_card claimable on claimable.card_id = done.card_id
      where gift.marker_hash = $1`,
    [markerHash],
  );
  return rows[0] ?? null;
}
