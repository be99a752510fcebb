import type { TimeKind, TimeLine } from '../../../domain/office/line-of-time.ts';
import type { Database } from '../../db/database.ts';

export type LineRow = {
  key: string;
  kind: TimeKind;
  what: TimeLine;
  at: number;
  /** Cents. */
  amount: number | null;
  state: string | null;
  shown: string | null;
  count: number | null;
  targetId: string | null;
};

/** Delivery status of a letter. */
export const SENDING = `case when exists (select from mail_bounce where mail_id = mail.id) then 'bounced'
              when mail.sent_at is not null then 'sent' when mail.given_up_at is not null then 'givenUp' else 'waiting' end`;

/** Refunds due for the payments of `paid_for`. */
export const REFUND_LINES = `
  select 'refund-' || need.id, 'money', 'refund', need.flagged_at, need.amount_cents,
         coalesce(refund.state, 'flagged'), need.reason, null, need.payment_id::text
    from refund_need need join paid_for on paid_for.id = need.payment_id
    left join refund on refund.need_id = need.id`;

/** Log entries shown; the id leads to the rest. */
const MOST_LOGS = 100;

/** Logs of the browsers in $2 and of those that started the payments of `paid_for`, since guests have no session. */
export const LOG_LINES = `
  (select 'log-' || id, 'logs', 'clientLog', logged_at, null, level, left(developer_message, 200), null, null
     from client_log
    where transaction_id in (select unnest($2::text[])
                             union
                             select correlation_id::text from payment join paid_for on paid_for.id = payment.id
                              where correlation_id is not null)
    order by logged_at desc limit ${MOST_LOGS})`;

/** Payments of `paid_for`, charges of contracts matching the condition, and their refunds. */
export const moneyLines = (ofContract: string) => `
  select 'payment-' || payment.id, 'money', 'payment', payment.created_at, amount_cents, state::text, reference,
         (select sum(times)::int from payment_notification notification where notification.payment_id = payment.id), payment.id::text
    from payment join paid_for on paid_for.id = payment.id
  union all
  select 'instalment-' || payment.id || '-' || charge.number, 'money', 'instalment', payment.created_at,
         instalment.amount_cents, payment.state::text, payment.reference, charge.number, payment.id::text
    from monthly_contract contract
    join instalment on instalment.contract_id = contract.id
    join instalment_charge charge on charge.contract_id = contract.id and charge.number = instalment.number
    join payment on payment.id = charge.payment_id
   where ${ofContract} and payment.id not in (select id from paid_for)
  union all
  ${REFUND_LINES}`;

/**
 * SQL for all events of the subject $1, with columns key, kind, what, at, amount, state, shown, count and target.
 * Constant text, never built from a request. $2: correlation ids of the browsers used.
 */
export type Everything = string;

/** The subject of a timeline and the correlation ids of its browsers. */
export type TimelineSubject = { id: string; traces: string[] };

const MILLISECONDS = `trunc(extract(epoch from at) * 1000)::float8`;

/** Newest first; the key breaks ties within a millisecond. */
export async function findLines(
  db: Database,
  everything: Everything,
  asked: TimelineSubject & {
    kind: TimeKind | null;
    before: { at: number; key: string } | null;
    limit: number;
  },
): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>(
    `select key, kind, what, at, amount, state, shown, count, target as "targetId"
       from (select key, kind, what, ${MILLISECONDS} as at, amount, state, shown, count, target
               from (${everything}) as everything) as happened
      where $2::text[] is not null
        and ($3::text is null or kind = $3)
        and ($4::float8 is null or (at, key) < ($4::float8, $5::text))
      order by at desc, key desc
      limit $6`,
    [
      asked.id,
      asked.traces,
      asked.kind,
      asked.before?.at ?? null,
      asked.before?.key ?? null,
      asked.limit,
    ],
  );
  return rows;
}

export async function countLines(
  db: Database,
  everything: Everything,
  { id, traces }: TimelineSubject,
): Promise<{ kind: TimeKind; count: number }[]> {
  const { rows } = await db.query<{ kind: TimeKind; count: number }>(
    `select kind, count(*)::int as count from (${everything}) as everything
      where $2::text[] is not null group by kind`,
    [id, traces],
  );
  return rows;
}
