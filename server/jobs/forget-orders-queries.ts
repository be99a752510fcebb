import type { Database } from '../db/database.ts';

/** What the privacy page promises; longer than any bank takes to make up its mind. */
export const UNPAID_DAYS = 30;

/**
 * Orders that nobody paid: the rows stay for the books of their payments, whoever they speak
 * of does not. One whose payment is still being confirmed is left alone.
 */
export async function forgetUnpaidOrders(db: Database, now: number): Promise<void> {
  await db.query(
    `with forgotten as (
       update museum_card_event event
          set details = '{}', owner_browser_hash = null, forgotten_at = $2
        where forgotten_at is null and changed_at < $1
          and not exists (select from event_fulfilment done where done.event_id = event.id)
          and not exists (select from payment_event link
                            join payment on payment.id = link.payment_id
                           where link.event_id = event.id
                             and (payment.state_at >= $1
                                  or payment.state not in ('created', 'open', 'failed', 'cancelled')))
       returning id
     ), gifts as (
       update gift
          set recipient_name = '', greeting = '',
              recipient_email = case when recipient_email is not null then '' end,
              addressee = case when addressee is not null then '' end,
              street_address = case when street_address is not null then '' end,
              zip_code = case when zip_code is not null then '' end,
              city = case when city is not null then '' end
        where event_id in (select id from forgotten)
     ), seats as (
       update company_seat seat
          set person_name = null, email_address = null
         from company_order ordered
        where ordered.id = seat.order_id and ordered.event_id in (select id from forgotten)
     )
     update company_order
        set company_name = '', business_id = '', contact_first_name = '', contact_last_name = '',
            email_address = '', phone = '', billing_reference = '', claim_domain = null,
            street_address = case when street_address is not null then '' end,
            zip_code = case when zip_code is not null then '' end,
            city = case when city is not null then '' end
      where event_id in (select id from forgotten)`,
    [new Date(now - UNPAID_DAYS * 24 * 60 * 60 * 1000), new Date(now)],
  );
}
