import { LOG_LINES, moneyLines, SENDING } from '../time/line-queries.ts';

/** Letters about order $1 and their resends, without a company's letters to employees. */
export const LETTERS_OF_ORDER = `
       letter_key as (
         select unnest(array['purchase:', 'pending:', 'pending-failed:', 'duplicate:', 'returned:', 'withdrawal:']) || id as key
           from paid_for
         union all
         select unnest(array['refund-sent:', 'refund-byHand:', 'refund-done:']) || need.id
           from refund_need need join paid_for on paid_for.id = need.payment_id
         union all
         select unnest(array['gift-activated:', 'gift-unopened:']) || $1::text
         union all
         select 'gift-bounced:' || mail.id from sending
           join mail_outbox mail on mail.idempotency_key = 'gift:' || $1::text || ':' || sending.number),
       first_letter as (select mail.* from letter_key join mail_outbox mail on mail.idempotency_key = letter_key.key),
       order_letter as (
         select * from first_letter
         union all
         select again.* from first_letter join mail_outbox again on again.resent_from = first_letter.id)`;

/** Payment attempts for order $1 and sendings of its gift. */
export const PARTS_OF_ORDER = `
       paid_for as (select distinct payment_id as id from payment_order where card_order_id = $1),
       sending as (select number, sent_at from gift_sending where card_order_id = $1)`;

/** All events of order $1. Company cards are only counted: the employer must not learn who uses them. */
export const EVERYTHING_OF_ORDER = `
  with ${PARTS_OF_ORDER}, ${LETTERS_OF_ORDER},
       done as (select * from order_fulfilment where card_order_id = $1),
       company as (select * from company_order where card_order_id = $1)
  select 'order-' || id as key, 'money' as kind, 'order' as what, created_at as at, price_cents * units as amount,
         kind::text as state, billing_type::text as shown, units as count, null as target
    from card_order where id = $1
  union all
  ${moneyLines('contract.card_order_id = $1')}
  union all
  select 'withdrawal-' || withdrawal.payment_id, 'money', 'withdrawal', withdrawn_at, refund_cents, null, null, null,
         withdrawal.payment_id::text
    from withdrawn_order join withdrawal on withdrawal.payment_id = withdrawn_order.payment_id
   where withdrawn_order.card_order_id = $1
  union all
  select 'fulfilled-' || done.card_order_id, 'card', 'fulfilled', fulfilled_at, null, null, card.customer_number, null, null
    from done left join museum_card card on card.id = done.card_id
  union all
  select 'ledger-' || entry.id, 'card', 'ledger', entry.recorded_at, null, entry.kind::text, void.reason,
         case when entry.months > 0 then entry.months else entry.days end, null
    from done join card_ledger_entry entry on entry.card_id = done.card_id
    left join card_ledger_void void on void.entry_id = entry.id
   where entry.cause in ('payment:' || done.payment_id, 'campaign:' || done.payment_id)
  union all
  select 'redeemed-' || redeemed.card_id, 'card', 'redeemed', redeemed.redeemed_at, null,
         case when redeemed.merged_into_card_id is null then 'registered' else 'merged' end, null, null, null
    from done join card_redemption redeemed on redeemed.card_id = done.card_id
  union all
  select 'taken-back-' || done.card_id, 'card', 'takenBack', taken_back_at, null, null, null, null, null
    from done join claimable_card claimable on claimable.card_id = done.card_id where taken_back_at is not null
  union all
  select 'code-' || encode(substr(replaced.code_hash, 1, 8), 'hex'), 'card', 'codeReplaced', replaced.replaced_at,
         null, null, null, null, null
    from done join replaced_gift_code replaced on replaced.card_id = done.card_id
  union all
  select 'plastic-' || plastic.id, 'card', 'plasticOrdered', plastic.ordered_at, null,
         case when plastic.cancelled_at is not null then 'cancelled' when plastic.posted_at is not null then 'posted'
              when plastic.sent_to_production_at is not null then 'inProduction' else 'ordered' end, null, null, null
    from done join plastic_card_order plastic on plastic.card_id = done.card_id
   where plastic.cause = 'payment:' || done.payment_id
  union all
  select 'opened-' || card_order_id, 'card', 'giftOpened', opened_at, null, null, null, null, null
    from gift_opening where card_order_id = $1
  union all
  select 'digital-' || card_order_id, 'card', 'turnedDigital', turned_digital_at, null, null, null, null, null
    from gift where card_order_id = $1 and turned_digital_at is not null
  union all
  select 'envelope-' || batched.card_order_id, 'card', 'envelopeMade', batch.made_at, null, null, null, batch.number, null
    from batched_envelope batched join envelope_batch batch on batch.id = batched.batch_id
   where batched.card_order_id = $1
  union all
  select 'envelope-posted-' || batched.card_order_id, 'card', 'envelopePosted', batch.posted_at, null, null, null,
         batch.number, null
    from batched_envelope batched join envelope_batch batch on batch.id = batched.batch_id
   where batched.card_order_id = $1 and batch.posted_at is not null
  union all
  select 'company-posted-' || batch.id, 'card', 'envelopePosted', batch.posted_at, null, null, null, batch.number, null
    from envelope_batch batch
   where batch.posted_at is not null and batch.id in (
         select batch_id from company join company_envelope envelope on envelope.order_id = company.id)
  union all
  select 'invited-' || (invited_at at time zone 'Europe/Helsinki')::date, 'card', 'seatsInvited', max(invited_at), null, null, null,
         count(*)::int, null
    from company join company_seat seat on seat.order_id = company.id
   where invited_at is not null group by (invited_at at time zone 'Europe/Helsinki')::date
  union all
  select 'handed-out-' || (handed_out_at at time zone 'Europe/Helsinki')::date, 'card', 'seatsHandedOut', max(handed_out_at), null,
         null, null, count(*)::int, null
    from company join company_seat seat on seat.order_id = company.id
   where handed_out_at is not null group by (handed_out_at at time zone 'Europe/Helsinki')::date
  union all
  select 'letter-' || mail.id, 'letters', 'letter', mail.queued_at, null, ${SENDING}, mail.letter, mail.attempts,
         case when data is not null and coalesce(sent_at, given_up_at) is not null then mail.id::text end
    from order_letter mail
  union all
  select 'gift-letter-' || sending.number, 'letters', 'giftLetter', coalesce(mail.queued_at, sending.sent_at), null,
         case when mail.id is null then 'sent' else ${SENDING} end, coalesce(mail.address, gift.recipient_email), sending.number,
         case when mail.address is not null then mail.id::text end
    from gift cross join sending
    left join mail_outbox mail on mail.idempotency_key = 'gift:' || gift.card_order_id || ':' || sending.number
   where gift.card_order_id = $1
  union all
  select 'contact-' || id, 'letters', 'contact', opened_at, null, case when ended_at is null then 'open' else 'done' end,
         order_number, number, id::text
    from contact_case
   where order_number <> '' and order_number in (select reference from payment join paid_for on paid_for.id = payment.id)
  union all
  ${LOG_LINES}
  union all
  select 'action-' || id, 'staff', 'action', at, null, kind, null, null, id::text
    from staff_action where order_id = $1
  union all
  select 'action-' || staff_action.id, 'staff', 'action', at, null, kind, null, null, staff_action.id::text
    from staff_action join paid_for on paid_for.id = payment_id where order_id is distinct from $1`;
