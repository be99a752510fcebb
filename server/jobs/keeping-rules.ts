import { IMPORT_UNDO_DAYS } from '../../domain/data-import/import-states.ts';
import { RUN_UNDO_DAYS } from '../../domain/office/goodwill-run.ts';
import { keptDays } from '../../domain/privacy/keeping-periods.ts';
import { LETTERS_OF_ORDERS } from '../letter/letters-of-orders.ts';
import { DRAFT_DAYS } from '../order/draft-life.ts';
import { IS_SILENT } from '../payment/may-have-come.ts';

/** $1 is the current time, $2 the maximum of rows. A rule with nothing to do changes no rows. */
export type KeepingRule = { table: string; statement: string };

/** Deletes expired rows, at most $2 at once. */
function deleted(table: string, condition: string): KeepingRule {
  const statement = `delete from ${table}
     where ctid = any (array(select ctid from ${table} where ${condition} limit $2))`;
  return { table, statement };
}

const ago = (days: number) => `$1::timestamptz - interval '${days} days'`;
const olderThan = (days: number, column: string) => `${column} < ${ago(days)}`;

const DISPUTE_DAYS = keptDays('notification');

const EXPIRED: KeepingRule[] = [
  ...[
    'login_code',
    'password_reset',
    'email_change',
    'email_stop',
    'browser_key',
    'data_export',
    'staff_challenge',
  ].map((table) => deleted(table, 'expires_at < $1')),
  deleted(
    'registration_confirmation',
    `exists (select from card_validity validity
              where validity.card_id = registration_confirmation.card_id
                and ${olderThan(730, 'validity.valid_until')})`,
  ),
  // Longer than the removal of a picture can be undone.
  deleted('museum_picture_aside', olderThan(40, 'set_aside_at')),
];

/** Personal data within rows that stay. */
const EMPTIED: KeepingRule[] = [
  {
    table: 'registration_confirmation',
    // The card still waits for its owner; the password chosen with it expires.
    statement: `update registration_confirmation set password_hash = null
       where ctid = any (array(select ctid from registration_confirmation
                                where password_hash is not null and expires_at < $1
                                order by expires_at limit $2))`,
  },
  {
    table: 'mail_outbox',
    statement: `update mail_outbox set address = null, data = null, card_id = null
       where id = any (array(select id from mail_outbox
                              where address is not null and letter not in ${LETTERS_OF_ORDERS}
                                and ${olderThan(keptDays('letter'), 'queued_at')}
                                and (sent_at is not null or given_up_at is not null)
                              order by queued_at limit $2))`,
  },
  {
    table: 'staff_action',
    // Deleted with the person anyway; this covers people who stay, and actions about nobody.
    statement: `update staff_action set person_id = null, input = null, reason = null, before = null, after = null
       where id = any (array(select id from staff_action
                              where reason is not null and ${olderThan(2557, 'at')}
                              order by at limit $2))`,
  },
  {
    table: 'payment',
    // Ten kilobytes of the provider's forms for an abandoned payment.
    statement: `update payment set hand_over = null
       where id = any (array(select id from payment
                              where hand_over is not null and ${olderThan(DRAFT_DAYS, 'state_at')}
                                and state not in ('unknown', 'pending')
                              order by state_at limit $2))`,
  },
];

/** Plastic cards: the row stays without its address, as a record that the paid card was made. */
const PLASTIC_CARDS: KeepingRule[] = [
  {
    table: 'plastic_card_order',
    statement: `update plastic_card_order
          set recipient_name = '', street_address = '', zip_code = '', city = '',
              printed = case when printed is not null then '{}'::jsonb end
        where id = any (array(select id from plastic_card_order
                               where recipient_name <> '' and coalesce(posted_at, cancelled_at) is not null
                                 and ${olderThan(365, 'coalesce(posted_at, cancelled_at)')}
                               order by coalesce(posted_at, cancelled_at) limit $2))`,
  },
  {
    table: 'plastic_card_order',
    // The card expired before the plastic was made: nobody waits for it.
    statement: `update plastic_card_order set cancelled_at = $1
        where id = any (array(select id from plastic_card_order
                               where sent_to_production_at is null and cancelled_at is null
                                 and ${olderThan(730, 'ordered_at')}
                               order by ordered_at limit $2))`,
  },
];

/**
 * Unpaid orders without personal data: deleted with their payments once no money can arrive. Paid ones stay for years;
 * an index with the same number of days keeps them from being scanned each time.
 */
const DELETED_ORDERS: KeepingRule = {
  table: 'card_order',
  statement: `with gone as (
       select id from card_order
        where ${olderThan(DISPUTE_DAYS, 'forgotten_at')} and forgotten_at - created_at < interval '2000 days'
          and not exists (select from company_order ordered where ordered.card_order_id = card_order.id)
          -- asked for each order: expecting many, the database would rather read all fulfilments that there ever were
          and (select 1 from order_fulfilment done where done.card_order_id = card_order.id) is null
          and not exists (select from payment_order link
                            join payment on payment.id = link.payment_id
                           where link.card_order_id = card_order.id
                             and (${IS_SILENT} or payment.state not in ('created', 'open', 'failed', 'cancelled')))
        limit $2
          for update skip locked
     ), unpaid as (
       select distinct payment_id as id from payment_order link
        where card_order_id in (select id from gone)
          and not exists (select from payment_order other
                           where other.payment_id = link.payment_id
                             and other.card_order_id not in (select id from gone))
     ), links as (
       delete from payment_order where card_order_id in (select id from gone)
     ), signals as (
       delete from payment_notification where payment_id in (select id from unpaid)
     ), charges as (
       delete from token_charge where payment_id in (select id from unpaid)
     ), payments as (
       delete from payment where id in (select id from unpaid)
     ), drafts as (
       update order_draft set card_order_id = null where card_order_id in (select id from gone)
     ), gifts as (
       delete from gift where card_order_id in (select id from gone) returning order_id
     ), gift_orders as (
       delete from gift_order
        where id in (select order_id from gifts)
          and not exists (select from gift other where other.order_id = gift_order.id
                             and other.card_order_id not in (select id from gone))
     )
     delete from card_order where id in (select id from gone)`,
};

const GOODWILL_RUNS: KeepingRule[] = [
  // A stopped run cannot continue after the days in which it could be undone.
  deleted(
    'goodwill_run_slice',
    `exists (select from goodwill_run
              where id = run_id and state = 'stopped' and ${olderThan(RUN_UNDO_DAYS, 'decided_at')})`,
  ),
  // Its cards first, in batches: a run may cover all cards.
  deleted(
    'goodwill_run_card',
    `exists (select from goodwill_run where id = run_id and ${olderThan(7 * 365, 'asked_at')})`,
  ),
  deleted(
    'goodwill_run',
    `${olderThan(7 * 365, 'asked_at')}
     and not exists (select from goodwill_run_card where run_id = goodwill_run.id)`,
  ),
];

const AT_REST = `(state in ('open', 'checked', 'signed', 'stopped', 'done', 'undone') or fault is not null)`;
const importsOlderThan = (days: number) =>
  `any (array(select id from data_import where ${AT_REST} and ${olderThan(days, 'changed_at')}))`;

const DATA_IMPORTS: KeepingRule[] = [
  // Uploaded bytes of an abandoned import: not encrypted yet.
  deleted(
    'data_import_chunk',
    `file_id = any (array(select id from data_import_file where import_id = ${importsOlderThan(7)}))`,
  ),
  deleted('data_import_row', `import_id = ${importsOlderThan(IMPORT_UNDO_DAYS)}`),
  deleted(
    'data_import',
    `${olderThan(7 * 365, 'changed_at')}
     and not exists (select from data_import_row where import_id = data_import.id)`,
  ),
];

/** All retention rules. Each gets its batches, however much another has to do. */
export function keepingRules({
  sessionIdleSeconds,
}: {
  sessionIdleSeconds: number;
}): KeepingRule[] {
  const idle = `$1::timestamptz - interval '${Math.floor(sessionIdleSeconds)} seconds'`;
  return [
    deleted('account_session', `expires_at < $1 or last_seen_at < ${idle}`),
    ...EXPIRED,
    deleted('rate_limit', 'expires_at < (extract(epoch from $1::timestamptz) * 1000)::bigint'),
    deleted('staff_invitation', olderThan(90, 'expires_at')),
    deleted('staff_approval', olderThan(365, 'asked_at')),
    ...GOODWILL_RUNS,
    ...DATA_IMPORTS,
    deleted('client_log', olderThan(keptDays('clientLog'), 'received_at')),
    deleted('order_draft', olderThan(DRAFT_DAYS, 'saved_at')),
    // The draft's last saves may arrive just when the card is claimed.
    deleted(
      'registration_draft',
      `${olderThan(DRAFT_DAYS, 'saved_at')} or exists (select from card_redemption where card_id = registration_draft.card_id)`,
    ),
    deleted(
      'purchase_draft',
      `${olderThan(DRAFT_DAYS, 'saved_at')}
       or exists (select from museum_card where holder_account_id = purchase_draft.account_id)`,
    ),
    deleted('sandbox_visit', olderThan(30, 'visited_at')),
    deleted('card_saving', olderThan(30, 'created_at')),
    deleted('refund_account', olderThan(keptDays('refundAccount'), 'given_at')),
    deleted('payment_report', olderThan(90, 'asked_at')),
    deleted('voucher_comparison', olderThan(730, 'compared_at')),
    deleted('operation_run', olderThan(730, 'ended_at')),
    deleted('payment_token', olderThan(90, 'revoked_at')),
    deleted(
      'contact_case',
      `${olderThan(365, 'ended_at')} or ${olderThan(keptDays('contactCase'), 'opened_at')}`,
    ),
    deleted('mail_bounce', olderThan(180, 'bounced_at')),
    deleted('withdrawal_statement', olderThan(keptDays('withdrawalStatement'), 'stated_at')),
    deleted('staff_look', olderThan(keptDays('staffLook'), 'looked_at')),
    deleted('former_email', olderThan(keptDays('formerName'), 'ended_at')),
    deleted('search_entry', olderThan(keptDays('formerName'), 'ended_at')),
    // Some ten thousand words: scanning all is cheaper than counting their users.
    deleted(
      'search_word',
      // The unused $1 must appear: PostgreSQL refuses a parameter without use.
      '$1::timestamptz is not null and not exists (select from search_entry where search_entry.word = search_word.word)',
    ),
    deleted('tracked_purchase', olderThan(DISPUTE_DAYS, 'claimed_at')),
    deleted('payment_notification', olderThan(DISPUTE_DAYS, 'last_received_at')),
    deleted(
      'mail_outbox',
      `${olderThan(DISPUTE_DAYS, 'queued_at')} and letter not in ${LETTERS_OF_ORDERS}
       and (sent_at is not null or given_up_at is not null)
     order by queued_at`,
    ),
    deleted(
      'graphile_worker._private_jobs',
      `attempts >= max_attempts and locked_at is null and ${olderThan(30, 'run_at')}`,
    ),
    ...EMPTIED,
    ...PLASTIC_CARDS,
    DELETED_ORDERS,
  ];
}
