// npm run bench: purchases beside what PostgreSQL alone can do, in one run on one machine. Ratios, no limits.
// BENCH_SCALE=0.2 is a short run.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { hashPassword } from '../server/account/password-hash.ts';
import { checkInvariants } from '../server/checkout/invariant-queries.ts';
import { openPool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { migrate } from '../server/db/migrate.ts';
import { type AppProcess, startAppProcess } from '../test/app-process.ts';
import { prepareOrders } from '../test/prepared-orders.ts';
import { postgresCpu, processCpuMs } from './cpu-time.ts';
import { measureYardstick } from './purchase-transaction.ts';
import { buy, openPayments, send, type Times, timed } from './shopper.ts';

const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const scaled = (count: number) => Math.max(32, Math.round(count * SCALE));
const print = (line = '') => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-purchase-'));
chmodSync(folder, 0o755);
const postgres = await startLocalPostgres(folder);
const databaseUrl = postgres.urlOf('bench');
await ensureDatabase(postgres.urlOf('postgres'), 'bench');
await migrate(databaseUrl);
const pool = openPool(databaseUrl);
const sandbox = await startSandbox();
// A purchase is over when its callback is: the provider sends it before it sends the browser back.
sandbox.payments.faults.add({ signals: { order: 'callbackFirst' } });
const env = { NODE_ENV: 'production', LOG_LEVEL: 'fatal' };
const start = (program: string) => startAppProcess({ databaseUrl, sandbox, env, program });
// Without background jobs: what a mail costs is measured apart, when all purchases are made.
const startApp = () => start('test/programs/run-app.ts');
const apps = [await startApp()];
const databaseCpu = await postgresCpu(pool);

try {
  await bench();
} finally {
  for (const app of apps) await app.terminate();
  await sandbox.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  const before = databaseCpu();
  const yardstick = await measureYardstick(pool, databaseUrl, folder);
  const P = yardstick.perSecond;
  const cpuOfP = (databaseCpu() - before) / yardstick.count;
  print(`P  ${P.toFixed(0)} purchase-like transactions/s by ${yardstick.by}, 8 clients`);
  print(`   one P ${cpuOfP.toFixed(1)} ms CPU of PostgreSQL`);
  print(`   one hash ${(await cpuOfHash()).toFixed(1)} ms CPU`);
  // A process that has just begun compiles what it runs, for two thousand purchases and more: they are not counted.
  await settle(scaled(1_000), 0);
  await settle(scaled(1_000), P);
  await whole({ count: scaled(2_000), clients: 8, makesOrder: false, P: 0 });
  for (const clients of [8, 32]) {
    await whole({ count: scaled(1_000), clients, makesOrder: false, P });
  }
  await whole({ count: scaled(300), clients: 8, makesOrder: true, P: 0 });
  for (const clients of [8, 32]) {
    await whole({ count: scaled(500), clients, makesOrder: true, P });
  }
  apps.push(await startApp());
  await whole({ count: scaled(4_000), clients: 8, makesOrder: false, P: 0 });
  await whole({ count: scaled(1_000), clients: 8, makesOrder: false, P });
  const breaches = await checkInvariants(pool);
  print(breaches.length === 0 ? '\nmoney and cards agree' : JSON.stringify(breaches));
  if (breaches.length > 0) process.exitCode = 1;
  await sendMails();
}

/** The callback alone: one call, one transaction. */
async function settle(count: number, P: number): Promise<void> {
  const paths = await openPayments(pool, await prepareOrders(pool, count));
  await pool.query('analyze');
  await measure('signed callback, settled', { count, clients: 8, P }, async (index, times) => {
    const { status } = await timed(times, 'callback', () => send(`${urlOf(index)}${paths[index]}`));
    if (status !== 200) throw new Error(`callback: ${status}`);
  });
}

type Whole = { count: number; clients: number; makesOrder: boolean; P: number };

async function whole({ count, clients, makesOrder, P }: Whole): Promise<void> {
  const orders = await prepareOrders(pool, count);
  // Within a minute PostgreSQL does this by itself; a bench that begins with empty tables does not wait for it.
  await pool.query('analyze');
  const name = makesOrder
    ? 'whole purchase with the order, which hashes the new password'
    : 'whole purchase without new account (order made beforehand: making it hashes)';
  const processes = apps.length > 1 ? `, ${apps.length} processes` : '';
  await measure(name + processes, { count, clients, P }, async (index, times) => {
    const order = orders[index];
    if (order) await buy(order, makesOrder, { url: urlOf(index), world: sandbox.payments, times });
  });
}

type Run = { count: number; clients: number; P: number };

/** P = 0: only to warm up, nothing is printed. */
async function measure(
  name: string,
  { count, clients, P }: Run,
  one: (index: number, times: Times) => Promise<void>,
): Promise<void> {
  const times: Times = new Map();
  const before = cpu();
  const start = performance.now();
  let next = 0;
  const client = async () => {
    for (let index = next++; index < count; index = next++) await one(index, times);
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = count / ((performance.now() - start) / 1000);
  const after = cpu();
  if (P === 0) return;
  const node = (after.node - before.node) / count;
  const database = (after.database - before.database) / count;
  print(`\n${name}, ${clients} clients, n ${count}`);
  print(`   ${perSecond.toFixed(1)}/s = ${(perSecond / P).toFixed(3)} P`);
  print(
    `   CPU each ${(node + database).toFixed(1)} ms (Node ${node.toFixed(1)}, PostgreSQL ${database.toFixed(1)})`,
  );
  const calls = [...times].map(([call, all]) => `${call} ${p95(all).toFixed(0)}`);
  print(`   p95 ms: ${calls.join(', ')}`);
}

function cpu() {
  const node = apps.reduce((sum, { pid }) => sum + processCpuMs(pid), 0);
  return { node, database: databaseCpu() };
}

function urlOf(index: number): string {
  return (apps[index % apps.length] as AppProcess).url;
}

/** The confirmations of the last purchases, by a process that does nothing else. */
async function sendMails(): Promise<void> {
  const left = async () => {
    const { rows } = await pool.query<{ left: number }>(
      'select count(*)::int as left from mail_outbox where sent_at is null',
    );
    return rows[0]?.left ?? 0;
  };
  const count = Math.min(scaled(1_000), await left());
  await pool.query(
    `with kept as (select id from mail_outbox order by queued_at desc limit $1),
          jobs as (delete from graphile_worker._private_jobs
                    where key not in (select 'mail:' || id from kept))
     delete from mail_outbox where id not in (select id from kept)`,
    [count],
  );
  const before = databaseCpu();
  const worker = await start('test/programs/run-jobs.ts');
  while ((await left()) > 0) await wait(200);
  const database = (databaseCpu() - before) / count;
  const node = processCpuMs(worker.pid) / count;
  await worker.kill();
  print(`\na confirmation with its receipt (PDF), sent by another process, n ${count}`);
  print(`   CPU each Node ${node.toFixed(1)} ms, PostgreSQL ${database.toFixed(1)} ms`);
}

async function cpuOfHash(): Promise<number> {
  await hashPassword('Revontuli7x');
  return cpuOf(10, () => hashPassword('Revontuli7x'));
}

async function cpuOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < count; done += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

function p95(all: number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.95)] ?? Number.NaN;
}
