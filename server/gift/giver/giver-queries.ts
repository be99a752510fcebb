import type { Language } from '../../../domain/base/language.ts';
import type { PostedTo } from '../../../domain/gift/gift-form.ts';
import type { GiftFacts } from '../../../domain/gift/gift-state.ts';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type GiverGift = GiftFacts & {
  giftId: string;
  recipientName: string;
  greeting: string;
  language: Language;
  giverName: string;
  /** Instants are in milliseconds. */
  sendAt: number | null;
  recipientEmail: string | null;
  postedTo: PostedTo | null;
  addressee: string | null;
  streetAddress: string | null;
  zipCode: string | null;
  city: string | null;
  country: string;
  sealedCode: Buffer;
};

const ms = (instant: string, name: string) =>
  `(extract(epoch from ${instant}) * 1000)::float8 as "${name}"`;

const SELECT = `
  select gift.card_order_id as "giftId", recipient_name as "recipientName", greeting, paid.language,
         concat_ws(' ', paid.details #>> '{buyer,firstName}', paid.details #>> '{buyer,lastName}')
           as "giverName",
         gift.is_digital as "isDigital", recipient_email as "recipientEmail",
         posted_to as "postedTo", addressee, street_address as "streetAddress",
         zip_code as "zipCode", city, gift.country, claimable.sealed_code as "sealedCode",
         ${ms('gift.send_at', 'sendAt')}, ${ms('opened_at', 'openedAt')},
         ${ms('redeemed_at', 'activatedAt')}, ${ms('taken_back_at', 'takenBackAt')}, ${ms('batch.made_at', 'batchedAt')},
         ${ms('batch.posted_at', 'postedAt')},
         ${ms('(select max(sent_at) from gift_sending sent where sent.card_order_id = gift.card_order_id)', 'sentAt')}
    from gift_order
    join gift on gift.order_id = gift_order.id
    join order_fulfilment done on done.card_order_id = gift.card_order_id
    join payment_order paid on paid.payment_id = done.payment_id and paid.card_order_id = done.card_order_id
    join claimable_card claimable on claimable.card_id = done.card_id
    left join card_redemption redeemed on redeemed.card_id = done.card_id
    left join gift_opening opening on opening.card_order_id = gift.card_order_id
    left join batched_envelope batched on batched.card_order_id = gift.card_order_id
    left join envelope_batch batch on batch.id = batched.batch_id`;

/** The paid gifts of an order; the giver's secret is the only key. */
export async function findGiverGifts(db: Database, keyHash: Buffer): Promise<GiverGift[]> {
  const { rows } = await db.query<GiverGift>(
    `${SELECT} where giver_key_hash = $1 order by gift.place`,
    [keyHash],
  );
  return rows;
}

/** One of them, locked until the transaction ends. */
export async function lockGiverGift(
  tx: Transaction,
  { keyHash, giftId }: { keyHash: Buffer; giftId: string },
): Promise<GiverGift | null> {
  const { rows } = await tx.query<GiverGift>(
    `${SELECT} where giver_key_hash = $1 and gift.card_order_id = $2 for update of gift`,
    [keyHash, giftId],
  );
  return rows[0] ?? null;
}

export type PaidOrder = {
  paymentId: string;
  language: Language;
  returnKey: string;
  orderNumber: string;
  paidAt: number;
  giverFirstName: string;
};

export async function findPaidOrder(db: Database, keyHash: Buffer): Promise<PaidOrder | null> {
  const { rows } = await db.query<PaidOrder>(
    `select payment.id as "paymentId", paid.language, payment.return_key as "returnKey", payment.reference as "orderNumber",
            paid.details #>> '{buyer,firstName}' as "giverFirstName",
            ${ms('settled.settled_at', 'paidAt')}
       from gift_order
       join gift on gift.order_id = gift_order.id
       join order_fulfilment done on done.card_order_id = gift.card_order_id
       join payment_order paid on paid.payment_id = done.payment_id and paid.card_order_id = done.card_order_id
       join payment_settlement settled on settled.payment_id = done.payment_id
       join payment on payment.id = settled.payment_id
      where giver_key_hash = $1
      order by settled.settled_at
      limit 1`,
    [keyHash],
  );
  return rows[0] ?? null;
}

/** The greeting for the recipient. */
export async function updateGreeting(
  tx: Transaction,
  gift: { giftId: string; recipientName: string; greeting: string },
): Promise<void> {
  await tx.query('update gift set recipient_name = $2, greeting = $3 where card_order_id = $1', [
    gift.giftId,
    gift.recipientName,
    gift.greeting,
  ]);
}

export async function updateDigitalGift(
  tx: Transaction,
  gift: { giftId: string; recipientEmail: string; sendAt: number | null },
): Promise<void> {
  await tx.query('update gift set recipient_email = $2, send_at = $3 where card_order_id = $1', [
    gift.giftId,
    gift.recipientEmail,
    gift.sendAt === null ? null : new Date(gift.sendAt),
  ]);
}

/** True when the address has changed. */
export async function updateRecipientEmail(
  tx: Transaction,
  { giftId, recipientEmail }: { giftId: string; recipientEmail: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update gift set recipient_email = $2
      where card_order_id = $1 and is_digital and lower(recipient_email) <> lower($2)`,
    [giftId, recipientEmail],
  );
  return rowCount === 1;
}

export async function updateEnvelope(
  tx: Transaction,
  gift: PostalAddress & { giftId: string; addressee: string },
): Promise<void> {
  await tx.query(
    `update gift set addressee = $2, street_address = $3, zip_code = $4, city = $5, country = $6
      where card_order_id = $1`,
    [gift.giftId, gift.addressee, gift.streetAddress, gift.zipCode, gift.city, gift.country],
  );
}

/** From paper to mail, irreversibly. The envelope's address stays, for an envelope already printed. */
export async function updateTurnedDigital(
  tx: Transaction,
  gift: { giftId: string; recipientEmail: string; sendAt: number | null; now: number },
): Promise<void> {
  await tx.query(
    `update gift
        set is_digital = true, turned_digital_at = $4, recipient_email = $2, send_at = $3
      where card_order_id = $1`,
    [
      gift.giftId,
      gift.recipientEmail,
      gift.sendAt === null ? null : new Date(gift.sendAt),
      new Date(gift.now),
    ],
  );
}
