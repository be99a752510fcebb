import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { insertRow } from '../../test/insert-row.ts';
import { inTransaction } from '../db/database.ts';
import { makeLogger } from '../platform/logger.ts';
import { cleanUp } from './clean-up.ts';
import { keepingRules } from './keeping-rules.ts';

const now = Date.UTC(2030, 0, 1, 12);
const DAY = 24 * 60 * 60 * 1000;

type Row = Record<string, unknown>;
type Kept = {
  table: string;
  column: string;
  /** Counted from the time in the column; at exactly this age the row still exists. */
  days: number;
  with?: Row;
  /** What remains of the row; omitted: nothing. */
  becomes?: Row;
};

const recently = new Date(now - 1);
const noLetter = { address: null, data: null, card_id: null };
const letter = { address: 'aino@example.fi', data: {}, letter: 'login-code' };
const nobodysPlace = { recipient_name: '', street_address: '', zip_code: '', city: '' };

/** Written by hand, so that an accidental change of a rule shows. */
const KEPT: Kept[] = [
  { table: 'account_session', column: 'expires_at', days: 0, with: { last_seen_at: recently } },
  {
    table: 'account_session',
    column: 'last_seen_at',
    days: 0.5 / 24,
    with: { expires_at: new Date(now + DAY) },
  },
  { table: 'browser_key', column: 'expires_at', days: 0 },
  { table: 'card_saving', column: 'created_at', days: 30 },
  { table: 'client_log', column: 'received_at', days: 90 },
  { table: 'contact_case', column: 'ended_at', days: 365, with: { opened_at: recently } },
  { table: 'contact_case', column: 'opened_at', days: 730 },
  { table: 'data_export', column: 'expires_at', days: 0 },
  { table: 'data_import', column: 'changed_at', days: 2555, with: { state: 'done' } },
  { table: 'email_change', column: 'expires_at', days: 0 },
  { table: 'email_stop', column: 'expires_at', days: 0 },
  { table: 'former_email', column: 'ended_at', days: 730 },
  { table: 'goodwill_run', column: 'asked_at', days: 2555 },
  { table: 'login_code', column: 'expires_at', days: 0 },
  { table: 'mail_bounce', column: 'bounced_at', days: 180 },
  {
    table: 'mail_outbox',
    column: 'queued_at',
    days: 90,
    with: { ...letter, sent_at: recently },
    becomes: noLetter,
  },
  { table: 'mail_outbox', column: 'queued_at', days: 400, with: { sent_at: recently } },
  { table: 'museum_picture_aside', column: 'set_aside_at', days: 40 },
  { table: 'operation_run', column: 'ended_at', days: 730 },
  { table: 'order_draft', column: 'saved_at', days: 30 },
  { table: 'password_reset', column: 'expires_at', days: 0 },
  {
    table: 'payment',
    column: 'state_at',
    days: 30,
    with: { state: 'open', hand_over: {} },
    becomes: { hand_over: null },
  },
  { table: 'payment_notification', column: 'last_received_at', days: 400 },
  {
    table: 'payment_notification',
    column: 'last_received_at',
    days: 14,
    with: { verdict: 'forged:signature' },
  },
  { table: 'payment_report', column: 'asked_at', days: 90 },
  { table: 'payment_token', column: 'revoked_at', days: 90 },
  {
    table: 'plastic_card_order',
    column: 'posted_at',
    days: 365,
    with: { printed: { name: 'Aino' }, ordered_at: recently },
    becomes: { ...nobodysPlace, printed: {} },
  },
  {
    table: 'plastic_card_order',
    column: 'cancelled_at',
    days: 365,
    with: { ordered_at: recently },
    becomes: nobodysPlace,
  },
  {
    table: 'plastic_card_order',
    column: 'ordered_at',
    days: 730,
    becomes: { cancelled_at: new Date(now) },
  },
  { table: 'purchase_draft', column: 'saved_at', days: 30 },
  { table: 'refund_account', column: 'given_at', days: 30 },
  { table: 'registration_draft', column: 'saved_at', days: 30 },
  {
    table: 'registration_confirmation',
    column: 'expires_at',
    days: 0,
    with: { password_hash: 'hash' },
    becomes: { password_hash: null },
  },
  { table: 'sandbox_visit', column: 'visited_at', days: 30 },
  { table: 'search_entry', column: 'ended_at', days: 730, with: { account_id: randomUUID() } },
  {
    table: 'staff_action',
    column: 'at',
    days: 2557,
    with: { reason: 'syy', input: {}, before: {}, after: {} },
    becomes: { reason: null, input: null, before: null, after: null, person_id: null },
  },
  { table: 'staff_approval', column: 'asked_at', days: 365 },
  { table: 'staff_challenge', column: 'expires_at', days: 0 },
  { table: 'staff_invitation', column: 'expires_at', days: 90 },
  { table: 'staff_look', column: 'looked_at', days: 730 },
  { table: 'tracked_purchase', column: 'claimed_at', days: 400 },
  { table: 'voucher_comparison', column: 'compared_at', days: 730 },
  { table: 'withdrawal_statement', column: 'stated_at', days: 1095 },
];

type Beside = { table: string; key: string; row: Row; of?: [table: string, row: Row][] };
type Linked = [title: string, stays: boolean, rows: Beside];

const ago = (days: number, more = 1) => new Date(now - days * DAY - more);

/** A row of an import that was last changed at this time. */
function ofImport(
  table: 'data_import_chunk' | 'data_import_row',
  changed: Date,
  state = 'stopped',
) {
  const [importId, fileId] = [randomUUID(), randomUUID()];
  const of: Beside['of'] = [
    ['data_import', { id: importId, state, changed_at: changed }],
    ['data_import_file', { id: fileId, import_id: importId }],
  ];
  return table === 'data_import_row'
    ? { table, key: 'import_id', row: { import_id: importId }, of }
    : { table, key: 'file_id', row: { file_id: fileId }, of };
}

function ofRun(table: 'goodwill_run_card' | 'goodwill_run_slice', run: Row): Beside {
  const id = randomUUID();
  return { table, key: 'run_id', row: { run_id: id }, of: [['goodwill_run', { id, ...run }]] };
}

function ofCard(table: string, [beside, row]: [string, Row], own: Row = {}): Beside {
  const cardId = randomUUID();
  return {
    table,
    key: 'card_id',
    row: { card_id: cardId, ...own },
    of: [[beside, { card_id: cardId, ...row }]],
  };
}

function ofHolder(holder: string | null): Beside {
  const accountId = holder ?? randomUUID();
  const row = { account_id: accountId, saved_at: recently };
  const of: Beside['of'] = [['museum_card', { holder_account_id: holder }]];
  return { table: 'purchase_draft', key: 'account_id', row, of };
}

function ofOrder(table: 'card_order' | 'company_seat', order: Row, own: Row = {}): Beside {
  const [id, companyId] = [randomUUID(), randomUUID()];
  if (table === 'card_order') return { table, key: 'id', row: { id, look_at: null, ...order } };
  const row = { order_id: companyId, email_address: 'aino@example.fi', ...own };
  return { table, key: 'order_id', row, of: [['company_order', { id: companyId, ...order }]] };
}

const limit = (scope: string, expiresAt: number): Beside => ({
  table: 'rate_limit',
  key: 'scope',
  row: { scope, hits: [], expires_at: String(expiresAt) },
});
const waiting = (row: Row): Beside => ({
  table: 'mail_outbox',
  key: 'idempotency_key',
  row: { idempotency_key: randomUUID(), ...letter, ...row },
});
const payment = (state: string): Beside => ({
  table: 'payment',
  key: 'id',
  row: { id: randomUUID(), state, state_at: ago(31), hand_over: {} },
});

/** Rows whose retention depends on something other than their age. */
const LINKED: Linked[] = [
  ['a limit that counts until now', true, limit('until now', now)],
  ['a limit that counts no more', false, limit('no more', now - 1)],
  ['a letter that still waits', true, waiting({ queued_at: ago(401) })],
  [
    'the address of a letter that was given up',
    false,
    {
      table: 'mail_outbox',
      key: 'address',
      row: { ...letter, address: 'nobody@example.fi', queued_at: ago(91), given_up_at: recently },
    },
  ],
  [
    'a letter about an order',
    true,
    waiting({ letter: 'gift', queued_at: ago(401), sent_at: recently }),
  ],
  ['the forms of a payment that waits', true, payment('pending')],
  ['the forms of a payment that nobody has heard of', true, payment('unknown')],
  ['a part of a file, a week old', true, ofImport('data_import_chunk', ago(7, 0))],
  ['a part of a file, older', false, ofImport('data_import_chunk', ago(7))],
  ['a part of a file that is at work', true, ofImport('data_import_chunk', ago(8), 'checking')],
  ['a row of an import, 30 days old', true, ofImport('data_import_row', ago(30, 0))],
  ['a row of an import, older', false, ofImport('data_import_row', ago(30))],
  ['a row of an import that is at work', true, ofImport('data_import_row', ago(31), 'undoing')],
  [
    'a card of a run, seven years old',
    true,
    ofRun('goodwill_run_card', { asked_at: ago(2555, -1) }),
  ],
  ['a card of a run, older', false, ofRun('goodwill_run_card', { asked_at: ago(2555) })],
  [
    'a slice of a stopped run, 30 days old',
    true,
    ofRun('goodwill_run_slice', { state: 'stopped', decided_at: ago(30, 0) }),
  ],
  [
    'a slice of a stopped run, older',
    false,
    ofRun('goodwill_run_slice', { state: 'stopped', decided_at: ago(30) }),
  ],
  [
    'a slice of a run that goes on',
    true,
    ofRun('goodwill_run_slice', { state: 'running', decided_at: ago(31) }),
  ],
  [
    'the form of a card that is somebody’s',
    false,
    ofCard('registration_draft', ['card_redemption', {}], { saved_at: recently }),
  ],
  ['the form of somebody with a card', false, ofHolder(randomUUID())],
  ['the form of somebody without a card', true, ofHolder(null)],
  [
    'the address of a card that ended two years ago',
    true,
    ofCard('registration_confirmation', ['card_validity', { valid_until: '2028-01-03' }]),
  ],
  [
    'the address of a card that ended before',
    false,
    ofCard('registration_confirmation', ['card_validity', { valid_until: '2028-01-02' }]),
  ],
  [
    'whom a company invited two years ago',
    true,
    ofOrder('company_seat', { created_at: ago(730, 0) }),
  ],
  [
    'an order that nobody paid, 400 days after its words',
    true,
    ofOrder('card_order', { created_at: ago(430), forgotten_at: ago(400, 0) }),
  ],
  [
    'an order that nobody paid, later',
    false,
    ofOrder('card_order', { created_at: ago(431), forgotten_at: ago(400) }),
  ],
];

const nameOf = ({ table, column, days }: Kept) => `${table} ${days} days after ${column}`;
const endOf = ({ days }: Kept) => new Date(now - days * DAY);
const pastOf = (kept: Kept) => new Date(endOf(kept).getTime() - 1);

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const { pool } = database;
  await withoutConditions();
  await inTransaction(pool, async (tx) => {
    // Foreign keys are off: only the times matter here.
    await tx.query('set local session_replication_role = replica');
    for (const [, , { table, row, of = [] }] of LINKED) {
      for (const [name, beside] of of) await insertRow(tx, name, beside, randomUUID());
      await insertRow(tx, table, row, randomUUID());
    }
    for (const kept of KEPT) {
      for (const at of [pastOf(kept), endOf(kept)]) {
        await insertRow(tx, kept.table, { ...kept.with, [kept.column]: at }, randomUUID());
      }
    }
  });
  const log = makeLogger('silent');
  await cleanUp({ pool, clock: { now: () => now }, log, sessionIdleSeconds: 1800 });
});
afterAll(() => database.drop());

async function withoutConditions(): Promise<void> {
  const { rows } = await database.pool.query<{ drop: string }>(
    `select case when conrelid = 0 then format('alter domain %s drop constraint %I', contypid::regtype, conname)
                 else format('alter table %s drop constraint %I', conrelid::regclass, conname) end as drop
       from pg_constraint
       join pg_namespace on pg_namespace.oid = connamespace
      where nspname = 'public' and contype = 'c'`,
  );
  for (const { drop } of rows) await database.pool.query(drop);
}

const leftOf = async ({ table, column }: Kept, at: Date) =>
  (await database.pool.query<Row>(`select * from ${table} where ${column} = $1`, [at])).rows;

test.each(KEPT.map((kept) => [nameOf(kept), kept] as const))('%s', async (_, kept) => {
  const [atItsEnd, past] = [await leftOf(kept, endOf(kept)), await leftOf(kept, pastOf(kept))];
  expect(atItsEnd).toMatchObject([kept.with ?? {}]);
  expect(past).toEqual(kept.becomes ? [expect.objectContaining(kept.becomes)] : []);
});

test.each(LINKED)('%s stays: %s', async (_, stays, { table, key, row }) => {
  const { rows } = await database.pool.query<Row>(`select * from ${table} where ${key} = $1`, [
    row[key],
  ]);
  expect(rows).toMatchObject(stays ? [row] : []);
});

test('every table with a retention time has a case here', () => {
  const told = [...KEPT.map(({ table }) => table), ...LINKED.map(([, , { table }]) => table)];
  const ruled = keepingRules({ sessionIdleSeconds: 1800 }).map(({ table }) => table);
  // Exhausted jobs, and search words that no name uses.
  expect(ruled.filter((table) => !told.includes(table))).toEqual([
    'search_word',
    'graphile_worker._private_jobs',
  ]);
});
