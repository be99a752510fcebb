import { LOG_LINES, moneyLines, SENDING } from '../time/line-queries.ts';
import { CARD_NUMBERS } from './number-queries.ts';
import { OWN_ADDRESSES, SENT_TO_OWN } from './own-letter-queries.ts';

/** Groups accesses by month, since they are many and would hide other events. */
const LOOK_LINES = `
  select 'looks-' || to_char(month, 'YYYY-MM'), 'staff', 'look', max(looked_at), null, null,
         json_agg(json_build_object('at', trunc(extract(epoch from looked_at) * 1000), 'subject', subject, 'by', by)
                  order by looked_at desc)::text, count(*)::int, null
    from (select looked_at, subject, date_trunc('month', looked_at at time zone 'Europe/Helsinki') as month,
                 coalesce(nullif(concat_ws(' ', staff.first_name, staff.last_name), ''), staff.email_address) as by
            from staff_look look left join account staff on staff.id = look.staff_account_id
           where look.account_id = $1) as looked
   group by month`;

/** Bought signed in, or as a guest with the person's address of that time. */
const BOUGHT = `bought as (
         select * from card_order where buyer_account_id = $1
         union all
         select card_order.* from own_address
           join card_order on card_order.buyer_account_id is null
            and lower(card_order.details #>> '{buyer,emailAddress}') = own_address.address
          where own_address.until is null or card_order.created_at <= own_address.until)`;

/** All events of account $1. */
export const EVERYTHING_OF_PERSON = `
  with ${OWN_ADDRESSES},
       card as (select museum_card.* from museum_card where holder_account_id = $1), ${CARD_NUMBERS},
       ${BOUGHT},
       paid_for as (
         select distinct link.payment_id as id from payment_order link
           join bought on bought.id = link.card_order_id)
  select 'order-' || id as key, 'money' as kind, 'order' as what, created_at as at, price_cents * units as amount,
         kind::text as state, billing_type::text as shown, units as count, id::text as target
    from bought
  union all
  ${moneyLines('contract.account_id = $1')}
  union all
  select 'withdrawal-' || payment_id, 'money', 'withdrawal', withdrawn_at, refund_cents, null, null, null, payment_id::text
    from withdrawal join paid_for on paid_for.id = payment_id
  union all
  select 'saved-' || id, 'money', 'paymentCard', saved_at, null, case when revoked_at is null then 'saved' else 'revoked' end,
         concat_ws(' ', brand, '•••• ' || last_four,
           case when expires_on like '____-__' then right(expires_on, 2) || '/' || left(expires_on, 4) end), null, null
    from payment_token where account_id = $1
  union all
  select 'ledger-' || entry.id, 'card', 'ledger', entry.recorded_at, null, entry.kind::text, void.reason,
         case when entry.months > 0 then entry.months else entry.days end, null
    from card join card_ledger_entry entry on entry.card_id = card.id
    left join card_ledger_void void on void.entry_id = entry.id
  union all
  select 'goodwill-' || done.run_id, 'staff', 'goodwillRun', done.changed_at, null, done.state, run.cause, null, null
    from card join goodwill_run_card done on done.card_id = card.id and done.changed_at is not null
    join goodwill_run run on run.id = done.run_id
  union all
  select 'registered-' || id, 'card', 'registered', registered_at, null, null, customer_number, null, null
    from card where registered_at is not null
  union all
  select 'number-' || right(card_number.customer_number, 8), 'card', 'numberGiven', coalesce(replaced_at, card.created_at),
         null, origin, card_number.customer_number, null, null
    from card_number join card on card.id = card_number.card_id
  union all
  select 'number-blocked-' || right(customer_number, 8), 'card', 'numberBlocked', blocked_at, null, why, customer_number,
         null, null
    from card_number where blocked_at is not null
  union all
  select 'blocked-' || id, 'card', 'blocked', blocked_at, null, null, customer_number, null, null
    from card where blocked_at is not null
  union all
  select 'redeemed-' || redeemed.card_id, 'card', case when seat.card_id is null then 'redeemed' else 'seat' end,
         redeemed.redeemed_at, null, case when redeemed.merged_into_card_id is null then 'registered' else 'merged' end,
         given.customer_number, null, coalesce(done.card_order_id, company.card_order_id)::text
    from card_redemption redeemed
    join museum_card given on given.id = redeemed.card_id
    left join order_fulfilment done on done.card_id = redeemed.card_id
    left join company_seat seat on seat.card_id = redeemed.card_id
    left join company_order company on company.id = seat.order_id
   where redeemed.account_id = $1
  union all
  select 'plastic-' || plastic.id, 'card', 'plasticOrdered', plastic.ordered_at, null,
         case when plastic.cancelled_at is not null then 'cancelled' when plastic.posted_at is not null then 'posted'
              when plastic.sent_to_production_at is not null then 'inProduction' else 'ordered' end,
         concat_ws(', ', plastic.street_address, concat_ws(' ', plastic.zip_code, plastic.city), nullif(plastic.country, 'FI')), null, null
    from card join plastic_card_order plastic on plastic.card_id = card.id
  union all
  select 'posted-' || plastic.id, 'card', 'plasticPosted', plastic.posted_at, null, null, null, null, null
    from card join plastic_card_order plastic on plastic.card_id = card.id where plastic.posted_at is not null
  union all
  select 'hold-' || hold.id, 'card', 'hold', hold.placed_at, null, null, null, null, null
    from card join contract_hold hold on hold.card_id = card.id
  union all
  select 'lifted-' || hold.id, 'card', 'holdLifted', hold.lifted_at, null, null, null, null, null
    from card join contract_hold hold on hold.card_id = card.id where hold.lifted_at is not null
  union all
  select 'letter-' || mail.id, 'letters', 'letter', mail.queued_at, null,
         ${SENDING},
         mail.letter, mail.attempts, case when data is not null and coalesce(sent_at, given_up_at) is not null
                                          then mail.id::text end
    from own_address join mail_outbox mail on ${SENT_TO_OWN}
  union all
  select 'gift-letter-' || mail.id, 'letters', 'giftLetter', mail.queued_at, null, ${SENDING},
         mail.address, sending.number, mail.id::text
    from bought gift
    join gift_sending sending on sending.card_order_id = gift.id
    join mail_outbox mail on mail.idempotency_key = 'gift:' || gift.id || ':' || sending.number
   where mail.address is not null
  union all
  select 'contact-' || id, 'letters', 'contact', opened_at, null, case when ended_at is null then 'open' else 'done' end,
         order_number, number, id::text
    from contact_case where account_id = $1
  union all
  select 'visit-' || visit.id, 'visits', 'visit', visit.recorded_at, null, visit.visited_on::text, museum.name_fi, null, null
    from card join visit on visit.card_id = card.id join museum on museum.id = visit.museum_id
   where not exists (select from hidden_diary where card_id = card.id)
  union all
  select 'visits-' || card.id, 'visits', 'hiddenVisits', max(visit.recorded_at), null, null, null, count(*)::int, null
    from card join hidden_diary on hidden_diary.card_id = card.id join visit on visit.card_id = card.id
   group by card.id
  union all
  select 'session-' || id, 'signIns', 'signIn', created_at, null, null, null, null, null
    from account_session where account_id = $1
  union all
  select 'email-' || md5(email_address), 'signIns', 'emailChanged', ended_at, null, null, email_address, null, null
    from former_email where account_id = $1
  union all
  ${LOG_LINES}
  union all
  ${LOOK_LINES}
  union all
  select 'action-' || id, 'staff', 'action', at, null, kind, null, null, id::text
    from staff_action
   where person_id in (select id from account where id = $1 or merged_into = $1) and right_name not in ('staff.manage', 'desk.manage')`;
