import { keptDays } from '../../domain/privacy/keeping-periods.ts';
import type { Database } from '../db/database.ts';
import { lettersAbout } from '../letter/letters-of-orders.ts';
import { IS_SILENT } from '../payment/may-have-come.ts';

/** As the privacy page promises; longer than any bank takes to decide. */
export const UNPAID_DAYS = keptDays('unpaidOrder');

/** A receipt is kept for six years after the end of its year. */
const BOOKS_YEARS = 7;
const BATCH = 500;

/**
 * Removes personal data from orders never paid, and from paid ones past the bookkeeping period. One being confirmed is
 * postponed to tomorrow. Each order is read only when due, so that cost does not grow with sales. True: there may be
 * more.
 */
export async function forgetUnpaidOrders(
  db: Database,
  now: number,
  batch = BATCH,
): Promise<boolean> {
  const { rows } = await db.query<{ looked: number }>(
    `with due as (
       select card_order.id, changed_at, created_at,
              is_imported or exists (select from order_fulfilment done where done.card_order_id = card_order.id) as is_paid,
              exists (select from payment_order link
                        join payment on payment.id = link.payment_id
                       where link.card_order_id = card_order.id
                         and (payment.state_at >= $1 or ${IS_SILENT}
                              or payment.state not in ('created', 'open', 'failed', 'cancelled'))) as is_being_paid
         from card_order
        where look_at <= $2
        order by look_at
        limit $3
          for update of card_order skip locked
     ), judged as (
       select id,
              case when is_paid then created_at + interval '${BOOKS_YEARS} years'
                   when changed_at >= $1 then changed_at + interval '${UNPAID_DAYS} days'
                   when is_being_paid then $2::timestamptz + interval '1 day'
                   else $2 end as look_at
         from due
     ), looked as (
       update card_order
          set look_at = case when judged.look_at > $2 then judged.look_at end,
              details = case when judged.look_at > $2 then details else '{}' end,
              owner_browser_hash = case when judged.look_at > $2 then owner_browser_hash end,
              forgotten_at = case when judged.look_at > $2 then forgotten_at else $2 end
         from judged
        where judged.id = card_order.id
       returning card_order.id, card_order.forgotten_at
     ), forgotten as (
       select id from looked where forgotten_at = $2
     ), paid as (
       update payment_order
          set details = '{}', gift = null
        where card_order_id in (select id from forgotten)
       returning payment_id
     ), receipts as (
       update payment
          set receipt = receipt - 'buyerName' - 'buyerAddress'
        where id in (select payment_id from paid) and receipt ? 'buyerName'
     ), gifts as (
       update gift
          set is_waiting = false, recipient_name = '', greeting = '',
              recipient_email = case when recipient_email is not null then '' end,
              addressee = case when addressee is not null then '' end,
              street_address = case when street_address is not null then '' end,
              zip_code = case when zip_code is not null then '' end,
              city = case when city is not null then '' end
        where card_order_id in (select id from forgotten)
     ), letters as (
       update mail_outbox set address = null, data = null, card_id = null
        where id in (${lettersAbout('forgotten')}) and coalesce(sent_at, given_up_at) is not null
     ), seats as (
       update company_seat seat
          set person_name = null, email_address = null
         from company_order ordered
        where ordered.id = seat.order_id and ordered.card_order_id in (select id from forgotten)
     ), companies as (
       update company_order
          set company_name = '', business_id = '', contact_first_name = '', contact_last_name = '',
              email_address = '', phone = '', billing_reference = '', claim_domain = null,
              street_address = case when street_address is not null then '' end,
              zip_code = case when zip_code is not null then '' end,
              city = case when city is not null then '' end
        where card_order_id in (select id from forgotten)
     )
     select count(*)::int as looked from looked`,
    [new Date(now - UNPAID_DAYS * 24 * 60 * 60 * 1000), new Date(now), batch],
  );
  return (rows[0]?.looked ?? 0) >= batch;
}
