import type { KeptData } from '../../../domain/operations/kept-data.ts';
import type { Database } from '../../db/database.ts';
import { LETTERS_OF_ORDERS } from '../../letter/letters-of-orders.ts';

/** Table and oldest entry, by the first row of the rule's index. */
const OLDEST: Record<KeptData, [table: string, time: string, condition?: string]> = {
  letters: [
    'mail_outbox',
    'queued_at',
    `address is not null and letter not in ${LETTERS_OF_ORDERS} and (sent_at is not null or given_up_at is not null)`,
  ],
  letterKeys: [
    'mail_outbox',
    'queued_at',
    `letter not in ${LETTERS_OF_ORDERS} and (sent_at is not null or given_up_at is not null)`,
  ],
  notifications: ['payment_notification', 'last_received_at'],
  reports: ['payment_report', 'asked_at'],
  unpaidOrders: ['card_order', 'forgotten_at', `forgotten_at - created_at < interval '2000 days'`],
  drafts: ['order_draft', 'saved_at'],
  cardSavings: ['card_saving', 'created_at'],
  revokedTokens: ['payment_token', 'revoked_at', 'revoked_at is not null'],
  trackedPurchases: ['tracked_purchase', 'claimed_at'],
  clientLogs: ['client_log', 'received_at'],
  looks: ['staff_look', 'looked_at'],
  reasons: ['staff_action', 'at', 'reason is not null'],
  bounces: ['mail_bounce', 'bounced_at'],
  contacts: ['contact_case', 'opened_at'],
  statements: ['withdrawal_statement', 'stated_at'],
  formerNames: ['search_entry', 'ended_at', 'ended_at is not null'],
  postedCards: [
    'plastic_card_order',
    'coalesce(posted_at, cancelled_at)',
    `recipient_name <> '' and coalesce(posted_at, cancelled_at) is not null`,
  ],
  sandboxVisits: ['sandbox_visit', 'visited_at'],
  operations: ['operation_run', 'ended_at'],
};

export type KeptState = {
  what: KeptData;
  rows: number;
  oldestAt: number | null;
  ranAt: number | null;
  ended: number;
  failed: boolean;
};

const one = ([what, [table, time, condition]]: [string, [string, string, string?]]) => `
  select '${what}' as what, greatest(relation.reltuples, 0)::float8 as rows,
         (select (extract(epoch from min(${time})) * 1000)::float8
            from ${table} ${condition ? `where ${condition}` : ''}) as "oldestAt",
         (extract(epoch from run.ran_at) * 1000)::float8 as "ranAt",
         coalesce(run.ended_rows, 0) as ended, coalesce(run.failed, false) as failed
    from pg_class relation
    left join keeping_run run on run.table_name = '${table}'
   where relation.oid = '${table}'::regclass`;

export async function findKeptStates(db: Database): Promise<KeptState[]> {
  const { rows } = await db.query<KeptState>(Object.entries(OLDEST).map(one).join(' union all '));
  return rows;
}

export async function findFailedSteps(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ step: string }>(
    'select table_name as step from keeping_run where failed order by table_name',
  );
  return rows.map(({ step }) => step);
}

export type TableSize = { name: string; rows: number; megabytes: number };

/** Planner estimates, no counting. Sizes include indexes. */
export async function findLargestTables(db: Database, most: number): Promise<TableSize[]> {
  const { rows } = await db.query<TableSize>(
    `select relname as name, greatest(reltuples, 0)::float8 as rows,
            round(pg_total_relation_size(oid) / 1048576.0, 1)::float8 as megabytes
       from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc, relname
      limit $1`,
    [most],
  );
  return rows;
}
