import { IMPORT_UNDO_DAYS } from '../../domain/data-import/import-states.ts';
import { RUN_UNDO_DAYS } from '../../domain/office/goodwill-run.ts';
import { keptDays } from '../../domain/privacy/keeping-periods.ts';
import { LETTERS_OF_ORDERS } from '../letter/letters-of-orders.ts';
import { DRAFT_DAYS } from '../order/draft-life.ts';
import { IS_SILENT } from '../payment/may-have-come.ts';

/** $1 is the time now, $2 how many rows at most. A rule that is done changes none. */
export type KeepingRule = { table: string; statement: string };

/** Of a kind that only its end removes: deleted, at most $2 at once. */
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
  // Longer than the action that took a picture off can be undone.
  deleted('museum_picture_aside', olderThan(40, 'set_aside_at')),
];

/** Names, addresses and letters within rows that stay. */
const EMPTIED: KeepingRule[] = [
  {
    table: 'registration_confirmation',
    // The card waits for its owner; the password that was chosen with it does not.
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
    // The words go with the person by themselves; these are of people who stay, and of nobody.
    statement: `update staff_action set person_id = null, input = null, reason = null, before = null, after = null
       where id = any (array(select id from staff_action
                              where reason is not null and ${olderThan(2557, 'at')}
                              order by at limit $2))`,
  },
  {
    table: 'payment',
    // Ten kilobytes of the provider's forms, of a payment that nobody finished.
    statement: `update payment set hand_over = null
       where id = any (array(select id from payment
                              where hand_over is not null and ${olderThan(DRAFT_DAYS, 'state_at')}
                                and state not in ('unknown', 'pending')
                              order by state_at limit $2))`,
  },
];

/** Plastic cards: the bare row stays, since it says that what was paid for was made. */
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
    // Of a card that ended before it was made: nobody waits for it any more.
    statement: `update plastic_card_order set cancelled_at = $1
        where id = any (array(select id from plastic_card_order
                               where sent_to_production_at is null and cancelled_at is null
                                 and ${olderThan(730, 'ordered_at')}
                               order by ordered_at limit $2))`,
  },
];

/**
 * An order that was never paid and was emptied: with its payments, when no money can come for it any more. Paid ones are
 * emptied years later and stay; an index has the same days, so that they are not looked at again and again.
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
  // A stopped run goes on no more after the days in which it could be undone.
  deleted(
    'goodwill_run_slice',
    `exists (select from goodwill_run
              where id = run_id and state = 'stopped' and ${olderThan(RUN_UNDO_DAYS, 'decided_at')})`,
  ),
  // Its cards go first, some at a time: a run may have all of them.
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
  // Bytes of files that nobody goes on with: they hold what was not sealed yet.
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

/** What runs out by itself. Each has its turn, however much another has to do. */
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
    // Its last letters may arrive just when the card is taken.
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
    // Some ten thousand words: cheaper to look at all than to count who is called by each.
    deleted(
      'search_word',
      // Every rule is given the time: PostgreSQL refuses a parameter that a statement does not use.
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
