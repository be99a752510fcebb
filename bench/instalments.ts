// npx tsx bench/instalments.ts: time for two processes to charge a day's instalments, with the sandbox as the provider.
// INSTALMENTS=5000 changes the number, PROVIDER_MS=400 the provider's delay.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { openPool, type Pool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { checkInvariants } from '../server/invariants/invariant-queries.ts';
import { readSettings } from '../server/settings/settings.ts';
import { startAppProcess } from '../test/app-process.ts';
import { givenContract } from '../test/given-contract.ts';
import { copyRows } from './copied-contracts.ts';
import { postgresCpu, processCpuMs } from './cpu-time.ts';

const COUNT = Number(process.env.INSTALMENTS ?? 100_000);
const PROVIDER_MS = Number(process.env.PROVIDER_MS ?? 0);
const DAY = 100_000;
const GOAL_MINUTES = 120;
/** The sandbox card that is always charged successfully. */
const TOKEN = '798b445a-2216-46b7-ad1a-000f40ced6e8';
const print = (line = '') => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-instalments-'));
chmodSync(folder, 0o755);
const postgres = await startLocalPostgres(folder);
const databaseUrl = postgres.urlOf('bench');
await ensureDatabase(postgres.urlOf('postgres'), 'bench');
await migrateWithDemoScheme(databaseUrl);
const pool = openPool(databaseUrl);
const sandbox = await startSandbox();
if (PROVIDER_MS > 0) sandbox.payments.faults.add({ delayMs: PROVIDER_MS } as never);
const env = { NODE_ENV: 'production', LOG_LEVEL: 'error' };
try {
  await givenDue(pool);
  const apps = [
    await startAppProcess({ databaseUrl, sandbox, env }),
    await startAppProcess({ databaseUrl, sandbox, env }),
  ];
  const cpu = await postgresCpu(pool);
  const before = { node: apps.map(({ pid }) => processCpuMs(pid)), database: cpu() };
  const start = performance.now();
  // As scheduled: the second starts when the first has not finished after five minutes.
  await pool.query(
    `select graphile_worker.add_job('charge-instalments') from generate_series(1, 2)`,
  );
  let left = await countLeft(pool);
  while (left > 0) {
    // Rarely: counting reads all instalments, on the measured cores.
    await wait(Math.min(10_000, COUNT));
    left = await countLeft(pool);
  }
  const seconds = (performance.now() - start) / 1000;
  const node = apps.map(({ pid }, place) => processCpuMs(pid) - (before.node[place] ?? 0));
  const minutes = ((seconds / COUNT) * DAY) / 60;
  print(
    `${COUNT} instalments in ${seconds.toFixed(0)} s: ${(COUNT / seconds).toFixed(1)}/s by two processes`,
  );
  print(
    `   CPU each: Node ${node.map((ms) => (ms / COUNT).toFixed(1)).join(' + ')} ms, PostgreSQL ${((cpu() - before.database) / COUNT).toFixed(1)} ms`,
  );
  print(
    `   ${DAY} take ${minutes.toFixed(0)} minutes at that pace (goal ≤ ${GOAL_MINUTES}): ${minutes <= GOAL_MINUTES ? 'reached' : 'NOT reached'}`,
  );
  for (const app of apps) await app.terminate();
  const breaches = await checkInvariants(pool);
  print(breaches.length === 0 ? '   money and cards agree' : JSON.stringify(breaches));
} finally {
  await sandbox.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Contracts whose second instalment is due today. */
async function givenDue(db: Pool): Promise<void> {
  const { secretKey } = readSettings({ MODE: 'development', DATABASE_URL: databaseUrl });
  const contract = { now: Date.now(), secretKey, token: TOKEN };
  await copyRows(databaseUrl, COUNT - 1, () => givenContract(db, contract));
  const due = await db.query('update instalment set due_on = current_date where number = 2');
  if (due.rowCount !== COUNT) throw new Error(`only ${due.rowCount} contracts were made`);
  await db.query('update monthly_contract set next_try_at = now()');
  await db.query('analyze');
}

async function countLeft(db: Pool): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int from instalment where number = 2 and paid_by is null',
  );
  return rows[0]?.count ?? 0;
}
