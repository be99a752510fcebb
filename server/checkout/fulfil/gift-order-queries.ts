import type { Language } from '../../../domain/base/language.ts';
import { addressLine, type PostalAddress } from '../../../domain/person/address-line.ts';
import type { Database } from '../../db/database.ts';
import type { GiverOrder } from '../../gift/gift-links.ts';
import { POSTAL_ADDRESS } from '../../order/address-column.ts';

export type PaidGift = GiverOrder & {
  orderId: string;
  isDigital: boolean;
  recipientName: string;
  /** E-mail address, or a postal address on one line. */
  destination: string;
  /** In milliseconds; null: at payment, or by post. */
  sendAt: number | null;
};

type GiftRow = Omit<PaidGift, 'destination'> & {
  recipientEmail: string | null;
  addressee: string | null;
  address: PostalAddress;
};

export async function findPaidGifts(
  db: Database,
  paymentId: string,
  language: Language,
): Promise<PaidGift[]> {
  const { rows } = await db.query<GiftRow>(
    `select gift.card_order_id as "orderId", order_id as "giftOrderId",
            giver_key_hash as "giverKeyHash", sealed_giver_key as "sealedGiverKey", gift.is_digital as "isDigital",
            recipient_name as "recipientName", recipient_email as "recipientEmail", addressee,
            ${POSTAL_ADDRESS} as address,
            (extract(epoch from send_at) * 1000)::float8 as "sendAt"
       from payment_order link
       join gift on gift.card_order_id = link.card_order_id
       join gift_order on gift_order.id = gift.order_id
      where link.payment_id = $1
      order by place`,
    [paymentId],
  );
  return rows.map(({ recipientEmail, addressee, address, ...gift }) => ({
    ...gift,
    destination:
      recipientEmail ?? [addressee, addressLine(address, language)].filter(Boolean).join(', '),
  }));
}

/** True: digital gifts; false: envelopes; null: no gifts. */
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
