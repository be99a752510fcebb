import type { Database } from '../../db/database.ts';
import type { SentLetter } from '../time/letter-as-sent.ts';
import { LOG_LINES, REFUND_LINES, SENDING } from '../time/line-queries.ts';

const PAID_FOR = 'paid_for as (select $1::uuid as id)';

/** Letters about payment $1 and their resends. */
const LETTERS_OF_PAYMENT = `
       letter_key as (
         select unnest(array['purchase:', 'pending:', 'pending-failed:', 'duplicate:', 'returned:', 'withdrawal:',
                             'instalment-receipt:', 'instalments-in-order:']) || ($1::uuid)::text as key
         union all
         select unnest(array['refund-sent:', 'refund-byHand:', 'refund-done:']) || id::text
           from refund_need where payment_id = $1::uuid
         union all
         select 'unmatched:' || id::text from unmatched_money where payment_id = $1::uuid),
       first_letter as (select mail.* from letter_key join mail_outbox mail on mail.idempotency_key = letter_key.key),
       own_letter as (
         select * from first_letter
         union all
         select again.* from first_letter join mail_outbox again on again.resent_from = first_letter.id)`;

/** All events of payment $1: every notification and its effect. */
export const EVERYTHING_OF_PAYMENT = `
  with ${PAID_FOR}, ${LETTERS_OF_PAYMENT},
       done as (select * from order_fulfilment where payment_id = $1)
  select 'payment-' || id as key, 'money' as kind, 'payment' as what, created_at as at, amount_cents as amount,
         null::text as state, provider_type::text as shown, null::int as count, null::text as target
    from payment where id = $1
  union all
  select 'told-' || id, 'money',
         case way when 'redirect' then 'payerReturned' when 'callback' then 'providerTold' else 'providerAnswered' end,
         received_at, amount_cents, status, coalesce(verdict, 'beingHandled'), null, null
    from payment_notification where payment_id = $1
  union all
  select 'told-again-' || id, 'money', 'toldAgain', last_received_at, null, 'nothing', null, times - 1, null
    from payment_notification where payment_id = $1 and times > 1
  union all
  select 'settled-' || payment_id, 'money', 'settled', settled_at, null, null, null, null, null
    from payment_settlement where payment_id = $1
  union all
  select 'instalment-' || charge.payment_id || '-' || charge.number, 'money', 'instalment', payment.created_at,
         instalment.amount_cents, payment.state::text, to_char(instalment.due_on, 'FMDD.FMMM.YYYY'), charge.number, null
    from instalment_charge charge
    join instalment on instalment.contract_id = charge.contract_id and instalment.number = charge.number
    join payment on payment.id = charge.payment_id
   where charge.payment_id = $1
  union all
  select 'unmatched-' || id, 'money', 'unmatchedMoney', came_at, amount_cents,
         case when ended_at is null then 'open' else 'done' end, transaction_id, null, null
    from unmatched_money where payment_id = $1
  union all
  ${REFUND_LINES}
  union all
  select 'refund-sent-' || need.id, 'money', 'refundSent', refund.sent_at, need.amount_cents, null, null, null, null
    from refund_need need join refund on refund.need_id = need.id
   where need.payment_id = $1 and refund.sent_at is not null
  union all
  select 'refund-done-' || need.id, 'money', 'refundDone', refund.ended_at, need.amount_cents, null,
         coalesce(nullif(concat_ws(' ', staff.first_name, staff.last_name), ''), staff.email_address), null, null
    from refund_need need join refund on refund.need_id = need.id
    left join account staff on staff.id = refund.ended_by
   where need.payment_id = $1 and refund.state = 'done' and refund.ended_at is not null
  union all
  select 'withdrawal-' || payment_id, 'money', 'withdrawal', withdrawn_at, refund_cents, null, null, null, null
    from withdrawal where payment_id = $1
  union all
  select 'fulfilled-' || done.card_order_id, 'card', 'fulfilled', fulfilled_at, null, card_order.kind::text,
         card.customer_number, null, done.card_order_id::text
    from done join card_order on card_order.id = done.card_order_id
    left join museum_card card on card.id = done.card_id
  union all
  select 'ledger-' || entry.id, 'card', 'ledger', entry.recorded_at, null, entry.kind::text, void.reason,
         case when entry.months > 0 then entry.months else entry.days end, null
    from done join card_ledger_entry entry on entry.card_id = done.card_id
    left join card_ledger_void void on void.entry_id = entry.id
   where entry.cause in ('payment:' || $1::text, 'campaign:' || $1::text)
  union all
  select 'letter-' || mail.id, 'letters', 'letter', mail.queued_at, null, ${SENDING}, mail.letter, mail.attempts,
         case when data is not null and coalesce(sent_at, given_up_at) is not null then mail.id::text end
    from own_letter mail
  union all
  select 'contact-' || id, 'letters', 'contact', opened_at, null, case when ended_at is null then 'open' else 'done' end,
         order_number, number, id::text
    from contact_case where order_number <> '' and order_number = (select reference from payment where id = $1)
  union all
  ${LOG_LINES}
  union all
  select 'action-' || id, 'staff', 'action', at, null, kind, null, null, id::text
    from staff_action where payment_id = $1`;

/** Only this payment's letters and only sent ones: a waiting one may hold a secret. */
export async function findLetterOfPayment(
  db: Database,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<SentLetter | null> {
  const { rows } = await db.query<SentLetter>(
    `with ${LETTERS_OF_PAYMENT}
     select letter, language, data from own_letter
      where id = $2 and data is not null and coalesce(sent_at, given_up_at) is not null`,
    [paymentId, id],
  );
  return rows[0] ?? null;
}
