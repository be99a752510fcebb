import type { Language } from '../../../domain/base/language.ts';
import type { Database } from '../../db/database.ts';
import type { GiverOrder } from '../gift-links.ts';

export type GiftNews = GiverOrder & {
  orderId: string;
  emailAddress: string;
  firstName: string;
  recipientName: string;
  language: Language;
  /** The bounced letter. */
  mailId?: string;
};

const SELECT = `
  select gift.card_order_id as "orderId", gift.order_id as "giftOrderId",
         ordered.giver_key_hash as "giverKeyHash", ordered.sealed_giver_key as "sealedGiverKey",
         paid.details #>> '{buyer,emailAddress}' as "emailAddress",
         coalesce(paid.details #>> '{buyer,firstName}', '') as "firstName",
         gift.recipient_name as "recipientName", paid.language
    from gift
    join gift_order ordered on ordered.id = gift.order_id
    join order_fulfilment done on done.card_order_id = gift.card_order_id
    join payment_order paid on paid.payment_id = done.payment_id and paid.card_order_id = done.card_order_id
    join claimable_card claimable on claimable.card_id = done.card_id`;
// Excludes givers whose data is deleted and those who opted out of news.
const WANTS_NEWS = `
  paid.details #>> '{buyer,emailAddress}' is not null and gift.recipient_name <> ''
  and not exists (select from letter_stop stop
                   where stop.email_address = lower(paid.details #>> '{buyer,emailAddress}')
                     and stop.topic = 'giftNews')`;
const isNew = (letter: string) => `
  not exists (select from mail_outbox mail
               where mail.idempotency_key = '${letter}:' || gift.card_order_id)`;

type Span = { from: number; to: number; most: number };

export async function findActivatedGifts(
  db: Database,
  { from, to, most }: Span,
): Promise<GiftNews[]> {
  const { rows } = await db.query<GiftNews>(
    `${SELECT}
      join card_redemption redeemed on redeemed.card_id = done.card_id
     where redeemed.redeemed_at between $1 and $2 and claimable.taken_back_at is null and ${WANTS_NEWS} and ${isNew('gift-activated')}
     limit $3`,
    [new Date(from), new Date(to), most],
  );
  return rows;
}

/** Last sent within the span, and neither opened, activated nor taken back. */
export async function findUnopenedGifts(
  db: Database,
  { from, to, most }: Span,
): Promise<GiftNews[]> {
  const { rows } = await db.query<GiftNews>(
    `${SELECT}
      join gift_sending sending on sending.card_order_id = gift.card_order_id
     where sending.sent_at between $1 and $2 and gift.is_digital
       and not exists (select from gift_sending later
                        where later.card_order_id = gift.card_order_id and later.number > sending.number)
       and not exists (select from gift_opening opening where opening.card_order_id = gift.card_order_id)
       and not exists (select from card_redemption redeemed where redeemed.card_id = done.card_id)
       and claimable.taken_back_at is null and ${WANTS_NEWS} and ${isNew('gift-unopened')}
     limit $3`,
    [new Date(from), new Date(to), most],
  );
  return rows;
}

/**
 * The last letter bounced, and the gift was neither corrected, claimed nor taken back since. Sent even to givers who
 * opted out of news.
 */
export async function findBouncedGifts(
  db: Database,
  { days, most }: { days: number; most: number },
): Promise<GiftNews[]> {
  const { rows } = await db.query<GiftNews>(
    `select bounced.mail_id as "mailId", told.*
       from mail_bounce bounced
       join mail_outbox mail on mail.id = bounced.mail_id and mail.letter = 'gift'
       cross join lateral (
         ${SELECT}
         where gift.card_order_id = case when mail.idempotency_key ~ '^gift:[0-9a-f-]{36}:'
                                         then split_part(mail.idempotency_key, ':', 2)::uuid end
           and gift.is_digital and lower(gift.recipient_email) = bounced.email_address
           and paid.details #>> '{buyer,emailAddress}' is not null
           and claimable.taken_back_at is null
           and not exists (select from card_redemption redeemed where redeemed.card_id = done.card_id)
           and mail.idempotency_key = 'gift:' || gift.card_order_id || ':' ||
               (select max(number) from gift_sending where card_order_id = gift.card_order_id)
       ) told
      where bounced.bounced_at > now() - make_interval(days => $1)
        and not exists (select from mail_outbox sent where sent.idempotency_key = 'gift-bounced:' || bounced.mail_id)
      limit $2`,
    [days, most],
  );
  return rows;
}
