import type { Database } from '../db/database.ts';
import type { GiverOrder } from '../gift/gift-links.ts';

export type PaidGift = GiverOrder & {
  orderId: string;
  isDigital: boolean;
  recipientName: string;
  /** A mail address, or a postal one on one line. */
  destination: string;
  /** In milliseconds; null: with the payment, or by post. */
  sendAt: number | null;
};

export async function findPaidGifts(db: Database, paymentId: string): Promise<PaidGift[]> {
  const { rows } = await db.query<PaidGift>(
    `select gift.card_order_id as "orderId", order_id as "giftOrderId",
            giver_key_hash as "giverKeyHash", sealed_giver_key as "sealedGiverKey", gift.is_digital as "isDigital",
            recipient_name as "recipientName",
            coalesce(recipient_email, concat_ws(', ', addressee, street_address, zip_code || ' ' || city))
              as destination,
            (extract(epoch from send_at) * 1000)::float8 as "sendAt"
       from payment_order link
       join gift on gift.card_order_id = link.card_order_id
       join gift_order on gift_order.id = gift.order_id
      where link.payment_id = $1
      order by place`,
    [paymentId],
  );
  return rows;
}

/** Whether a payment is for digital gifts or for envelopes; null when it is for neither. */
export async function findGiftForm(db: Database, paymentId: string): Promise<boolean | null> {
  const { rows } = await db.query<{ is_digital: boolean }>(
    `select gift_order.is_digital
       from payment_order link
       join gift on gift.card_order_id = link.card_order_id
       join gift_order on gift_order.id = gift.order_id
      where link.payment_id = $1
      limit 1`,
    [paymentId],
  );
  return rows[0]?.is_digital ?? null;
}
