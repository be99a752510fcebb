// npm run bench: purchases compared with PostgreSQL alone and with a server that sends as many statements, in one run
// on one machine. Ratios, no limits. BENCH_SCALE=0.2 is a short run.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { hashPassword } from '../server/account/sign-in/password-hash.ts';
import { openPool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { checkInvariants } from '../server/invariants/invariant-queries.ts';
import { type AppProcess, startAppProcess } from '../test/app-process.ts';
import { prepareOrders } from '../test/prepared-orders.ts';
import { measureConfirmations } from './confirmations.ts';
import { postgresCpu } from './cpu-time.ts';
import { startFloor } from './floor.ts';
import { cpuText, type Measured, measure, percentile } from './measure.ts';
import { measureYardstick, type Yardstick } from './purchase-transaction.ts';
import { buy, openPayments, send, type Times, timed } from './shopper.ts';

const SCALE = Number(process.env.BENCH_SCALE ?? 1);
const scaled = (count: number) => Math.max(32, Math.round(count * SCALE));
const HASHES = 10;
/** New statistics make every connection replan its statements. */
const PLANNING_PURCHASES = 100;
const print = (line = '') => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-purchase-'));
chmodSync(folder, 0o755);
const postgres = await startLocalPostgres(folder);
const databaseUrl = postgres.urlOf('bench');
await ensureDatabase(postgres.urlOf('postgres'), 'bench');
await migrateWithDemoScheme(databaseUrl);
const pool = openPool(databaseUrl);
const sandbox = await startSandbox();
// A purchase ends with its callback: the provider sends it before redirecting the browser.
sandbox.payments.faults.add({ signals: { order: 'callbackFirst' } });
const env = { NODE_ENV: 'production', LOG_LEVEL: 'fatal' };
const start = (program: string) => startAppProcess({ databaseUrl, sandbox, env, program });
// Without background jobs: mail is measured separately, after all purchases.
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
  const P = await measureYardstick(pool, databaseUrl, folder);
  const cpuOfP = (databaseCpu() - before) / P.count;
  print(`P  ${P.perSecond.toFixed(0)} purchase-like transactions/s by ${P.by}, 8 clients`);
  print(`   p95 ${P.p95.toFixed(1)} ms, one P ${cpuOfP.toFixed(1)} ms CPU of PostgreSQL`);
  print(`   one hash ${(await cpuOfHash()).toFixed(1)} ms CPU`);
  // A new process compiles code during two thousand purchases and more: not counted.
  await settle(scaled(1_000));
  printRun('signed callback, settled, 8 clients', await settle(scaled(1_000)), P);
  await benchWhole(P);
  const breaches = await checkInvariants(pool);
  print(breaches.length === 0 ? '\nmoney and cards agree' : JSON.stringify(breaches));
  if (breaches.length > 0) process.exitCode = 1;
  await benchConfirmations();
}

async function benchWhole(P: Yardstick): Promise<void> {
  // A connection compares plans with their early cost: one that began with empty tables replans for long.
  for (const app of apps) {
    await app.terminate();
    await app.restart();
  }
  await whole({ count: scaled(2_000), clients: 8, makesOrder: false });
  const floor = await benchFloor();
  for (const clients of [8, 32]) {
    const measured = await whole({ count: scaled(1_000), clients, makesOrder: false });
    printRun(
      `whole purchase without new account (order made beforehand), ${clients} clients`,
      measured,
      P,
    );
    const statementsAlone = measured.database + floor.node;
    print(
      `   CPU / floor ${(cpuOf(measured) / cpuOf(floor)).toFixed(2)} (goal ≤ 2.0), ` +
        `${(statementsAlone / cpuOf(floor)).toFixed(2)} if no code of ours ran around its statements`,
    );
  }
  await whole({ count: scaled(300), clients: 8, makesOrder: true });
  for (const clients of [8, 32]) {
    const measured = await whole({ count: scaled(500), clients, makesOrder: true });
    printRun(
      `whole purchase with the order, which hashes the new password, ${clients} clients`,
      measured,
      P,
    );
  }
  apps.push(await startApp());
  await whole({ count: scaled(4_000), clients: 8, makesOrder: false });
  const measured = await whole({ count: scaled(1_000), clients: 8, makesOrder: false });
  printRun('whole purchase without new account, two processes, 8 clients', measured, P);
}

/** Interleaved with the purchases, so that noise affects both. */
async function benchFloor(): Promise<Measured> {
  const floor = await startFloor({ databaseUrl, sandbox, pool, env });
  const visit = (count: number) =>
    measure({ count, clients: 8, apps: [floor.app], databaseCpu }, (_, times) =>
      floor.visit(times),
    );
  try {
    await visit(scaled(2_000));
    const measured = await visit(scaled(1_000));
    const { calls, statements, commits } = floor.sent;
    print(
      `\nfloor: ${calls} calls that only send ${statements} statements with ${commits} commits, 8 clients`,
    );
    print(`   ${measured.perSecond.toFixed(1)}/s`);
    print(`   ${cpuText(measured)}`);
    return measured;
  } finally {
    await floor.app.terminate();
  }
}

/** The callback alone: one call, one transaction. */
async function settle(count: number): Promise<Measured> {
  const paths = await openPayments(pool, await prepareOrders(pool, count));
  await pool.query('analyze');
  return measure({ count, clients: 8, apps, databaseCpu }, async (index, times) => {
    const { status } = await timed(times, 'callback', () => send(`${urlOf(index)}${paths[index]}`));
    if (status !== 200) throw new Error(`callback: ${status}`);
  });
}

type Whole = { count: number; clients: number; makesOrder: boolean };

async function whole({ count, clients, makesOrder }: Whole): Promise<Measured> {
  const orders = await prepareOrders(pool, PLANNING_PURCHASES + count);
  // Autovacuum does this within a minute; a benchmark that begins with empty tables cannot wait.
  await pool.query('analyze');
  const buyNext = async (index: number, times: Times) => {
    const order = orders.pop();
    if (order) await buy(order, makesOrder, { url: urlOf(index), world: sandbox.payments, times });
  };
  await measure({ count: PLANNING_PURCHASES, clients, apps, databaseCpu }, buyNext);
  return measure({ count, clients, apps, databaseCpu }, buyNext);
}

function printRun(name: string, measured: Measured, P: Yardstick): void {
  const { perSecond, times } = measured;
  const p95s = [...times].map(([call, all]) => ({ call, ms: percentile(all, 0.95) }));
  print(`\n${name}`);
  print(`   ${perSecond.toFixed(1)}/s = ${(perSecond / P.perSecond).toFixed(3)} P`);
  print(`   ${cpuText(measured)}`);
  print(`   p95 ms: ${p95s.map(({ call, ms }) => `${call} ${ms.toFixed(0)}`).join(', ')}`);
  const multiples = p95s.map(({ call, ms }) => `${call} ${(ms / P.p95).toFixed(1)}`);
  print(`   p95 / p95 of P: ${multiples.join(', ')} (goal ≤ 4 with 8 clients)`);
}

async function benchConfirmations(): Promise<void> {
  const startWorker = () => start('bench/run-mail-worker.ts');
  const measured = await measureConfirmations({ pool, databaseCpu, startWorker }, scaled(1_500));
  print(`\na confirmation with its receipt (PDF), sent by another process, n ${measured.count}`);
  print(`   ${cpuText(measured)} (goal ≤ 15)`);
}

function cpuOf({ node, database }: Measured): number {
  return node + database;
}

function urlOf(index: number): string {
  return (apps[index % apps.length] as AppProcess).url;
}

async function cpuOfHash(): Promise<number> {
  await hashPassword('Revontuli7x');
  const before = process.cpuUsage();
  for (let done = 0; done < HASHES; done += 1) await hashPassword('Revontuli7x');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / HASHES;
}
