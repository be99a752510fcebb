// Rows read by background queries in a scheme of 400 000 cards, 2 500 000 visits and three years of sales: `npx tsx
// bench/job-plans.ts`. None may grow with history. BENCH_SCALE=0.1 is a smaller scheme.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import { graceDays } from '../domain/instalment/retry-plan.ts';
import { type Database, openPool, type Pool, type Transaction } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { findDueGifts, skipTakenGifts } from '../server/gift/send/send-queries.ts';
import { findFailing } from '../server/instalment/hold/hold-queries.ts';
import { claimDueContract, reviveContracts } from '../server/instalment/schedule-queries.ts';
import { forgetUnpaidOrders } from '../server/jobs/forget-orders-queries.ts';
import { keepingRules } from '../server/jobs/keeping-rules.ts';
import { findOverdueMail } from '../server/letter/outbox-queries.ts';
import { findFunnel } from '../server/office/sales/funnel-queries.ts';
import { findLostCharges } from '../server/payment/lost-charge-queries.ts';
import { claimDuePayments } from '../server/payment/reconcile-queries.ts';
import { findDueDeletions } from '../server/privacy/delete-account-queries.ts';
import { claimNeededRefund } from '../server/refund/refund-queries.ts';
import { fillHistory } from './whole-history.ts';
import { fillScheme } from './whole-scheme.ts';

const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const scaled = (count: number) => Math.round(count * SCALE);
const now = Date.now();
const today = helsinkiDay(now);

const JOBS: Record<string, (db: Database, tx: Transaction) => Promise<unknown>> = {
  'gifts that are due, every minute': (db) => findDueGifts(db, now, 100),
  'gifts that were taken unsent, every minute': (db) => skipTakenGifts(db, now),
  'orders to forget, every hour': (db) => forgetUnpaidOrders(db, now),
  'the funnel of 30 days': (db) => findFunnel(db, { from: addDays(today, -30), to: today }),
  'payments to ask about, every minute': (db) => claimDuePayments(db, { now, most: 50 }),
  'lost charges, every 10 minutes': (db) => findLostCharges(db, now),
  'overdue mail, every minute': (db) => findOverdueMail(db, 10),
  'refunds to send, every 5 minutes': (_, tx) => claimNeededRefund(tx, []),
  'contracts to charge, every 5 minutes': (_, tx) => claimDueContract(tx, now),
  'failing contracts, every hour': (db) =>
    findFailing(db, { days: graceDays(today), after: null, most: 200 }),
  'contracts to revive, every hour': (_, tx) => reviveContracts(tx, now),
  'accounts to delete, every hour': (db) => findDueDeletions(db, now),
};

type Plan = {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Node Type': string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** Rows touched by the scans of a plan, filtered ones included. */
function rowsRead(plan: Plan): number {
  const own = plan['Node Type'].includes('Scan')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0;
  return own + (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0);
}

/** Explains instead of executing: nothing changes, and every caller gets an empty result. */
async function explained(pool: Pool, name: string, ask: (db: Database) => Promise<unknown>) {
  const client = await pool.connect();
  const query = async (text: string, values?: unknown[]) => {
    const explain = `explain (analyze, buffers, format json) ${text}`;
    await client.query('begin');
    await client.query(explain, values);
    await client.query('rollback; begin');
    const { rows } = await client.query(explain, values);
    await client.query('rollback');
    const { Plan: plan, 'Execution Time': ms } = rows[0]['QUERY PLAN'][0];
    const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    process.stdout.write(
      `${name.padEnd(46)} ${String(rowsRead(plan)).padStart(9)} rows ${String(buffers).padStart(8)} buffers ${ms.toFixed(1).padStart(8)} ms\n`,
    );
    return { rows: [], rowCount: 0 };
  };
  try {
    await client.query('set statement_timeout = 0');
    await ask({ query } as unknown as Database);
  } finally {
    client.release(true);
  }
}

export async function printPlans(pool: Pool): Promise<void> {
  for (const [name, ask] of Object.entries(JOBS)) {
    await explained(pool, name, (db) => ask(db, db as Transaction));
  }
  for (const { table, statement } of keepingRules({ sessionIdleSeconds: 1800 })) {
    await explained(pool, `keeping ${table}`, (db) => db.query(statement, [new Date(now), 1000]));
  }
}

async function bench(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-plans-'));
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres(folder);
  const databaseUrl = postgres.urlOf('bench');
  await ensureDatabase(postgres.urlOf('postgres'), 'bench');
  await migrateWithDemoScheme(databaseUrl);
  const pool = openPool(databaseUrl);
  try {
    await fillHistory(databaseUrl, { orders: scaled(400_000), gifts: scaled(60_000) });
    await fillScheme(databaseUrl, { cards: scaled(400_000), visits: scaled(2_500_000) });
    await printPlans(pool);
  } finally {
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) await bench();
