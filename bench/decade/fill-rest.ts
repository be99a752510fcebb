import type { Size } from './decade-size.ts';
import { cardsOf } from './fill-cards.ts';
import { accountId, cardId, idOf, paymentId } from './fill-rows.ts';

/** Data beside sales and cards: reminders, views, logs, unpaid orders, as old as their retention allows. */
export function restStatements(size: Size): string[] {
  const cards = cardsOf(size);
  const few = (share: number) => Math.max(1, Math.floor(size.payments * share));
  const spread = (days: number, count: number) =>
    `now() - interval '${days} days' * (1 - row::float8 / ${count + 1}) - interval '1 hour'`;
  const rows = (count: number) => `generate_series(1, ${count}) row`;
  const [unpaid, looks, actions, logs, cases] = [
    few(1 / 40),
    few(1 / 20),
    few(1 / 20),
    few(1 / 20),
    few(1 / 100),
  ];
  return [
    // Reminders up to yesterday's: today's are due.
    `insert into mail_outbox (id, idempotency_key, letter, language, queued_at, sent_at)
     select ${idOf('ending', `days || ' ' || card_id`)}, 'ending:' || card_id || ':' || valid_until || ':' || days,
            'card-ending', 'fi', (valid_until - days)::timestamptz, (valid_until - days)::timestamptz
       from card_validity, unnest(array[30, 7]) days
      where valid_until < current_date + days and valid_until > current_date - 360`,
    `insert into card_order (id, kind, billing_type, language, list_price_cents, price_cents, details, conditions_version,
       conditions_accepted_at, created_at, changed_at, forgotten_at, look_at)
     select ${idOf('unpaid', 'row')}, 'standard', 'annually', 'fi', 7900, 7900, '{}', '1', at, at, at, at + interval '30 days', null
       from (select row, ${spread(398, unpaid)} - interval '30 days' as at from ${rows(unpaid)}) made`,
    `insert into payment (id, return_key, stamp, reference, provider_type, process_type, billing_type, language, amount_cents,
       state, transaction_id, created_at, state_at)
     select ${idOf('failed', 'row')}, md5('failed' || row), md5('failed stamp' || row), 'MF' || row, 'paytrail', 'standard',
            'annually', 'fi', 7900, 'failed', md5('failed transaction' || row), at, at
       from (select row, ${spread(398, unpaid)} - interval '30 days' as at from ${rows(unpaid)}) made`,
    `insert into payment_order (payment_id, card_order_id, language, list_price_cents, price_cents, details,
       conditions_version, conditions_accepted_at)
     select ${idOf('failed', 'row')}, ${idOf('unpaid', 'row')}, 'fi', 7900, 7900, '{}', '1', now() from ${rows(unpaid)}`,
    `insert into staff_look (account_id, staff_account_id, subject, looked_at)
     select ${accountId(`1 + row * 13 % ${cards}`)}, null, 'page', ${spread(729, looks)} from ${rows(looks)}`,
    `insert into staff_action (id, at, kind, right_name, grade, person_id, input, reason)
     select ${idOf('action', 'row')}, ${spread(3650, actions)}, 'note', 'person.note', 'low',
            case when row > ${actions} * 0.31 then ${accountId(`1 + row * 17 % ${cards}`)} end,
            case when row > ${actions} * 0.31 then '{}'::jsonb end,
            case when row > ${actions} * 0.31 then 'as agreed on the phone' end from ${rows(actions)}`,
    `insert into client_log (entry_key, logged_at, milliseconds, transaction_id, level, developer_message, error_message,
                             stack_trace, source, received_at)
     select 'decade' || row, ${spread(89, logs)}, 0, 'browser' || row / 4, 'INFO', 'opened', '', '', 'buy', ${spread(89, logs)} from ${rows(logs)}`,
    `insert into contact_case (id, request_key, subject, language, email_address, order_number, account_id,
                               is_signed_in, opened_at, ended_at)
     select ${idOf('case', 'row')}, ${idOf('request', 'row')}, 'card', 'fi', 'aino@example.fi',
            case when row % 10 = 0 then 'MK' || row else '' end,
            ${accountId(`1 + row * 19 % ${cards}`)}, true, ${spread(363, cases)}, ${spread(363, cases)} + interval '1 day'
       from ${rows(cases)}`,
    `insert into contact_message (id, case_id, written_at, is_answer, body)
     select ${idOf('message', 'row')}, ${idOf('case', 'row')}, ${spread(363, cases)}, false, 'Korttini ei näy.' from ${rows(cases)}
     union all
     select ${idOf('answer', 'row')}, ${idOf('case', 'row')}, ${spread(363, cases)} + interval '1 day', true, 'Nyt se näkyy.'
       from ${rows(cases)}`,
    // One card of five also has a plastic card; those posted a year ago have no address any more.
    `insert into plastic_card_order (id, card_id, cause, recipient_name, street_address, zip_code, city, ordered_at,
                                     sent_to_production_at, posted_at)
     select ${idOf('plastic', 'n')}, ${cardId('n')}, 'bought', case when at > now() - interval '360 days' then 'Aino' else '' end,
            '', '', '', at, at + interval '1 day', at + interval '3 days'
       from (select n, now() - interval '3640 days' * (1 - n::float8 / ${cards + 1}) - interval '4 days' as at
               from generate_series(5, ${cards}, 5) n) ordered`,
    `insert into funnel_count (day, step, billing, count, kind)
     select current_date - day, step, billing, 100, kind
       from generate_series(1, ${Math.min(3650, size.payments)}) day, unnest(array['formOpened', 'checkAccepted']) step,
            unnest(array['annually', 'monthly']) billing, unnest(array['standard', 'gift', 'renewal']) kind`,
    // Normally written by triggers and aggregated by the job.
    `insert into funnel_count (day, step, billing, count, kind)
     select (settled_at at time zone 'Europe/Helsinki')::date, 'purchaseSettled', billing_type, count(*), process_type
       from payment_settlement join payment on id = payment_id
      where payment_id in (select payment_id from payment_order)
      group by 1, billing_type, process_type order by 1`,
    `insert into visit_month (museum_id, month, visits)
     select museum_id, date_trunc('month', visited_on::timestamp)::date, count(*) from visit
      group by 1, 2 order by 2`,
    // One of a hundred was fully refunded.
    `insert into refund_need (payment_id, reason, amount_cents, flagged_at, id, is_done)
     select ${paymentId('k')}, 'withdrawn', 7900, now() - interval '3640 days' * (1 - k::float8 / ${size.payments}), ${paymentId('k')}, true
       from generate_series(3, ${size.payments - 1}, 104) k`,
    `insert into refund (need_id, key, state, sent_at, ended_at)
     select ${paymentId('k')}, 'refund' || k, 'done', flagged_at, flagged_at
       from generate_series(3, ${size.payments - 1}, 104) k join refund_need on id = ${paymentId('k')}`,
    `insert into unmatched_money (id, channel, stamp, transaction_id, amount_cents, reason, came_at, ended_at)
     select ${idOf('unmatched', 'row')}, 'paytrail', 'unmatched' || row, '', 7900, 'unknownPayment',
            ${spread(3640, few(1 / 1000))}, now() from ${rows(few(1 / 1000))}`,
    `insert into withdrawal_statement (id, stated_at, stated_on, name, order_number, email_address, what, language, payment_id, ended_at)
     select ${idOf('statement', 'row')}, at, at::date, 'Aino', '', 'aino' || row || '@example.fi', 'card', 'fi',
            ${paymentId(`${size.payments} - 8 * row`)}, at + interval '1 day'
       from (select row, ${spread(1090, few(1 / 500))} as at from ${rows(few(1 / 500))}) stated`,
    `insert into mail_bounce (mail_id, email_address, source, cause, bounced_at, ended_at, outcome)
     select ${idOf('mail', `${size.payments - 8} - 8 * row`)}, 'holder-' || row || '@example.fi', 'smtp', 'noSuchAddress',
            ${spread(179, few(1 / 1000))}, now(), 'done' from ${rows(few(1 / 1000))}`,
  ];
}
