import { randomUUID } from 'node:crypto';
import type { PostedTo } from '../../domain/gift/gift-form.ts';
import { instantOf, type SendTime } from '../../domain/gift/send-time.ts';
import type { PostalAddress } from '../../domain/person/address-line.ts';
import type { SecretKey } from '../base/secret-key.ts';
import type { Transaction } from '../db/database.ts';
import { giverKey, secretHash } from './gift-secrets.ts';

export async function insertGiftOrder(
  tx: Transaction,
  { isDigital, secretKey, now }: { isDigital: boolean; secretKey: SecretKey; now: number },
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into gift_order (id, is_digital, giver_key_hash, created_at) values ($1, $2, $3, $4)`,
    [id, isDigital, secretHash(giverKey(id, secretKey)), new Date(now)],
  );
  return id;
}

export type NewGift = PostalAddress & {
  orderId: string;
  giftOrderId: string;
  place: number;
  markerHash: Buffer;
  recipientName: string;
  recipientEmail: string;
  greeting: string;
  isDigital: boolean;
  sendTime: SendTime | null;
  postedTo: PostedTo | null;
  addressee: string;
};

/** A new gift, or the unpaid one with what the giver says now. */
export async function saveGift(tx: Transaction, gift: NewGift): Promise<void> {
  const { isDigital, sendTime } = gift;
  await tx.query(
    `insert into gift (card_order_id, order_id, place, marker_hash, recipient_name, greeting, is_digital,
                       recipient_email, send_at, posted_to, addressee, street_address, zip_code, city, country)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (card_order_id) do update
        set recipient_name = excluded.recipient_name, greeting = excluded.greeting,
            recipient_email = excluded.recipient_email, send_at = excluded.send_at,
            posted_to = excluded.posted_to, addressee = excluded.addressee,
            street_address = excluded.street_address, zip_code = excluded.zip_code, city = excluded.city,
            country = excluded.country`,
    [
      gift.orderId,
      gift.giftOrderId,
      gift.place,
      gift.markerHash,
      gift.recipientName,
      gift.greeting,
      isDigital,
      isDigital ? gift.recipientEmail : null,
      isDigital && sendTime ? new Date(instantOf(sendTime)) : null,
      gift.postedTo,
      ...(isDigital
        ? [null, null, null, null]
        : [gift.addressee, gift.streetAddress, gift.zipCode, gift.city]),
      gift.country,
    ],
  );
}

/** As `restoreOrders`, for what only a gift has. */
export async function restoreGifts(tx: Transaction, paymentId: string): Promise<void> {
  await tx.query(
    `update gift given
        set recipient_name = paid.recipient_name, greeting = paid.greeting,
            recipient_email = paid.recipient_email, send_at = paid.send_at,
            posted_to = paid.posted_to, addressee = paid.addressee,
            street_address = paid.street_address, zip_code = paid.zip_code, city = paid.city,
            country = coalesce(paid.country, 'FI')
       from payment_order link
      cross join lateral jsonb_populate_record(null::gift, link.gift) paid
      where link.payment_id = $1 and given.card_order_id = link.card_order_id and link.gift is not null`,
    [paymentId],
  );
}
