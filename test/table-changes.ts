import type { Pool } from '../server/db/database.ts';

type Row = Record<string, unknown>;
export type Tables = Map<string, Row>;

/** Counters of attempts, irrelevant to effects. */
const LEFT_OUT = ['rate_limit', 'keeping_run'];

/** Columns shown of an inserted or deleted row; other tables show only their name. */
const SHOWN_COLUMNS: Record<string, string[]> = {
  account: ['email_address', 'language'],
  card_ledger_entry: ['kind', 'occurred_on', 'months', 'days'],
  contract_hold: ['lifted_at'],
  job: ['task'],
  letter_stop: ['email_address', 'topic'],
  mail_outbox: ['letter', 'language', 'address'],
  plastic_card_order: ['recipient_name', 'street_address', 'cause'],
  price: ['kind', 'valid_from', 'amount_cents'],
  refund_need: ['amount_cents', 'reason', 'is_whole'],
  scheme_fact: ['topic', 'valid_from', 'valid_until'],
  staff_action: ['kind', 'right_name', 'grade', 'person_id', 'card_id'],
  text_override: ['language', 'text', 'valid_from'],
  vat_rate: ['valid_from', 'basis_points'],
};

/** Every row of every table, and pending jobs. */
export async function readTables(pool: Pool): Promise<Tables> {
  const { rows: keys } = await pool.query<{ table: string; key: string[] }>(
    `select named.relname as table, array_agg(attname::text order by attname) as key
       from pg_index
       join pg_class named on named.oid = indrelid
       join pg_namespace on pg_namespace.oid = relnamespace and nspname = 'public'
       join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indisprimary
      group by named.relname`,
  );
  const tables: Tables = new Map();
  const read = async (table: string, key: string[], from: string) => {
    const { rows } = await pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${from} t`);
    for (const { row } of rows) {
      tables.set(`${table} ${key.map((column) => row[column]).join(' ')}`, row);
    }
  };
  for (const { table, key } of keys) {
    if (!LEFT_OUT.includes(table)) await read(table, key, table);
  }
  await read('job', ['id'], '(select id, task_identifier as task, key from graphile_worker.jobs)');
  return tables;
}

/** Inserted (+), deleted (-) and changed rows, each as a line; `names` maps ids. */
export function changesBetween(
  before: Tables,
  after: Tables,
  names: Record<string, string> = {},
): string[] {
  const told = (value: unknown) => tell(value, names);
  const lines: string[] = [];
  for (const [id, row] of after) {
    const was = before.get(id);
    if (!was) lines.push(`+${nameOf(id, row, told)}`);
    else lines.push(...changedColumns(id, was, row, told));
  }
  for (const [id, row] of before) if (!after.has(id)) lines.push(`-${nameOf(id, row, told)}`);
  return counted(lines.sort());
}

type Tell = (value: unknown) => string;

function changedColumns(id: string, was: Row, row: Row, told: Tell): string[] {
  const table = tableOf(id);
  const changed = Object.keys(row).filter(
    (column) => JSON.stringify(was[column]) !== JSON.stringify(row[column]),
  );
  return changed.map((name) => `${table}.${name}: ${told(was[name])} → ${told(row[name])}`);
}

function nameOf(id: string, row: Row, told: Tell): string {
  const table = tableOf(id);
  return [table, ...(SHOWN_COLUMNS[table] ?? []).map((column) => told(row[column]))].join(' ');
}

const tableOf = (id: string) => id.slice(0, id.indexOf(' '));

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const CARD_NUMBER = /\b\d{16}\b/g;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

function tell(value: unknown, names: Record<string, string>): string {
  if (typeof value !== 'string') {
    const text = JSON.stringify(value).replace(UUID, 'an id');
    return text.length < 80 ? text : 'much';
  }
  if (value.startsWith('\\x')) return 'bytes';
  // Set from the machine's clock, which tests cannot predict.
  if (INSTANT.test(value) && Math.abs(Date.parse(value) - Date.now()) < 600_000) return 'just now';
  const named = Object.entries(names).reduce(
    (text, [id, name]) => text.replaceAll(id, name),
    value,
  );
  return named.replace(UUID, 'an id').replace(CARD_NUMBER, 'a number');
}

function counted(lines: string[]): string[] {
  return [...new Set(lines)].map((line) => {
    const times = lines.filter((one) => one === line).length;
    return times > 1 ? `${line} ×${times}` : line;
  });
}
