import type { Giver, PostedTo } from '../../domain/gift/gift-form.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Owner } from '../purchase/order-owner.ts';

const OPEN_DAYS = 30;

/** One order of a browser at a time: two tabs cannot make two. */
export async function lockBrowser(tx: Transaction, browserHash: Buffer): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [
    String(browserHash.readBigInt64BE(0)),
  ]);
}

type OpenGiftRow = {
  eventId: string;
  recipientName: string;
  recipientEmail: string;
  greeting: string;
  /** In milliseconds. */
  sendAt: number | null;
  postedTo: PostedTo | null;
  streetAddress: string;
  zipCode: string;
  city: string;
};
export type OpenGift = {
  orderId: string;
  buyer: Partial<Giver>;
  language: 'fi' | 'sv' | 'en';
  isBeingConfirmed: boolean;
  gifts: OpenGiftRow[];
};

/** The newest order of gifts that nobody has paid, and whether one of its payments is still being confirmed. */
export async function findOpenGift(
  db: Database,
  { owner, isDigital }: { owner: Owner; isDigital: boolean },
): Promise<OpenGift | null> {
  const { rows } = await db.query<OpenGift>(
    `select gift_order.id as "orderId",
            (array_agg(event.details -> 'buyer' order by place))[1] as buyer,
            (array_agg(event.language order by place))[1] as language,
            bool_or(exists (select from payment_event link
                              join payment on payment.id = link.payment_id
                             where link.event_id = event.id and payment.state in ('pending', 'unknown')))
              as "isBeingConfirmed",
            json_agg(json_build_object(
              'eventId', event.id, 'recipientName', recipient_name,
              'recipientEmail', coalesce(recipient_email, ''), 'greeting', greeting,
              'sendAt', extract(epoch from send_at) * 1000, 'postedTo', posted_to,
              'streetAddress', coalesce(street_address, ''), 'zipCode', coalesce(zip_code, ''),
              'city', coalesce(city, '')) order by place) as gifts
       from gift_order
       join gift on gift.order_id = gift_order.id
       join museum_card_event event on event.id = gift.event_id
      where (event.owner_browser_hash = $1 or event.owner_account_id = $2)
        and gift_order.is_digital = $3
        and event.changed_at > now() - make_interval(days => $4)
      group by gift_order.id
     having not bool_or(exists (select from event_fulfilment done where done.event_id = event.id))
      order by max(event.changed_at) desc
      limit 1`,
    [owner.browserHash, owner.accountId, isDigital, OPEN_DAYS],
  );
  return rows[0] ?? null;
}
