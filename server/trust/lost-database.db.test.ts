import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { migrateWithDemoScheme } from '../../db/seed/seed-scheme.ts';
import type { Mail } from '../../sandbox/mailbox/read-mail.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { type AppProcess, startAppProcess } from '../../test/app-process.ts';
import { type DatabaseProxy, makeDatabaseProxy } from '../../test/database-proxy.ts';
import { handOver, payThere, untilAnswered } from '../../test/paying-buyer.ts';
import { type PreparedOrder, prepareOrders } from '../../test/prepared-orders.ts';
import { openPool, type Pool } from '../db/database.ts';
import { ensureDatabase } from '../db/ensure-database.ts';
import { type LocalPostgres, startLocalPostgres } from '../db/local-postgres.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { refusalText } from '../platform/refusal-text.ts';

/** A night run takes more: DATABASE_CUTS=50 DATABASE_KILLS=20. */
const CUTS = Number(process.env.DATABASE_CUTS ?? 4);
const KILLS = Number(process.env.DATABASE_KILLS ?? 2);
const OUTAGE_MS = 20_000;
const CLIENTS = 4;
const ORDERS = 60 * (CUTS + KILLS);
const patience = { timeout: 120_000, interval: 50 };

let folder: string;
let postgres: LocalPostgres;
let proxy: DatabaseProxy;
let pool: Pool;
let sandbox: Sandbox;
let app: AppProcess;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lost-database-'));
  chmodSync(folder, 0o755);
  postgres = await startDatabase();
  await ensureDatabase(postgres.urlOf('postgres'), 'portal');
  await migrateWithDemoScheme(postgres.urlOf('portal'));
  pool = openPool(postgres.urlOf('portal'));
  proxy = await makeDatabaseProxy(postgres.urlOf('portal'));
  await proxy.open();
  sandbox = await startSandbox({ payments: { retryDelaysMs: Array(1_000).fill(300) } });
  app = await startAppProcess({
    databaseUrl: proxy.url,
    sandbox,
    env: { LOG_LEVEL: 'fatal', METRICS_PORT: '0' },
  });
});
afterAll(async () => {
  await app.kill();
  await sandbox.stop();
  await proxy.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

// Killing the server loses nothing written to the OS, so fsync can be off.
const startDatabase = () =>
  startLocalPostgres(folder, { settings: ['fsync=off'], patienceMs: 30_000 });

async function killDatabase(): Promise<void> {
  const file = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(file, 10), 'SIGKILL');
  await postgres.stop();
  postgres = await startDatabase();
}

type Load = { sold: () => number; refusals: Set<number>; end(): Promise<void> };

/** Sequential buyers who retry, like people, when asked to. */
async function beginLoad(): Promise<Load> {
  const refusals = new Set<number>();
  let sold = 0;
  let isOver = false;
  const ask = async (url: string, init?: RequestInit) => {
    for (;;) {
      const answer = await untilAnswered(url, init);
      if (answer.status < 500) return answer;
      refusals.add(answer.status);
      await wait(200);
    }
  };
  const buy = async (order: PreparedOrder) => {
    const { record, started, paymentId } = await handOver(app.url, order, ask);
    expect(record.status).toBe(200);
    // The connection broke during the call to the provider: the attempt is free again half a minute later.
    if (started.status === 409) return;
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const back = await payThere(order, { paymentId, body: started.body }, 'ok');
    if (back) expect((await ask(back)).status).toBe(303);
    sold += 1;
  };
  const orders = await prepareOrders(pool, ORDERS);
  const client = async () => {
    for (let order = orders.pop(); order && !isOver; order = orders.pop()) await buy(order);
  };
  const load = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    sold: () => sold,
    refusals,
    async end() {
      isOver = true;
      await load;
    },
  };
}

async function sellsOn(load: Load, more: number): Promise<void> {
  const before = load.sold();
  await vi.waitFor(() => expect(load.sold()).toBeGreaterThanOrEqual(before + more), patience);
}

async function askForSession(language: string) {
  const answer = await fetch(`${app.url}${LWR_PATH}/AccountController/getSession`, {
    headers: { 'x-language': language, cookie: `session=${'x'.repeat(43)}` },
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    message: ((await answer.json()) as { message: string }[])[0]?.message,
  };
}

async function arrivedMessageIds(): Promise<Set<string | undefined>> {
  const answer = await fetch(`${sandbox.mailboxUrl}/messages.json?limit=${2 * ORDERS}`);
  return new Set(((await answer.json()) as Mail[]).map(({ messageId }) => messageId));
}

test('one process keeps selling and mailing after its connections were cut, refused or dropped and the database killed', {
  timeout: 300_000 + KILLS * 30_000,
}, async () => {
  const { pid } = app;
  const load = await beginLoad();
  for (let cut = 0; cut < CUTS; cut += 1) {
    await sellsOn(load, 3);
    proxy.cut();
  }

  await sellsOn(load, 3);
  await proxy.close();
  proxy.freeze();
  const isBack = wait(OUTAGE_MS);
  expect(await askForSession('sv')).toEqual({
    status: 503,
    retryAfter: '2',
    message: refusalText('busy', 'sv'),
  });
  await isBack;
  await proxy.open();

  for (let kill = 0; kill < KILLS; kill += 1) {
    await sellsOn(load, 3);
    await killDatabase();
  }
  await sellsOn(load, 5);
  await load.end();
  await sandbox.payments.notificationSender.deliverNow();

  expect({ isRunning: app.isRunning(), pid: app.pid }).toEqual({ isRunning: true, pid });
  expect([...load.refusals]).toEqual([503]);
  const charged = sandbox.payments.ledger.entries.filter(({ kind }) => kind === 'charge');
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select count(*)::int as settled from payment_settlement');
    expect(rows[0].settled).toBe(charged.length);
  }, patience);
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select id from mail_outbox where sent_at is null');
    expect(rows).toEqual([]);
  }, patience);
  const { rows } = await pool.query<{ id: string }>('select id from mail_outbox');
  const arrived = await arrivedMessageIds();
  expect(rows.length).toBeGreaterThanOrEqual(charged.length);
  expect(rows.filter(({ id }) => !arrived.has(`<${id}@127.0.0.1>`))).toEqual([]);
  expect(await checkInvariants(pool)).toEqual([]);
  expect(await (await fetch(`${app.url}/health/ready`)).json()).toMatchObject({ status: 'ready' });
  expect(await app.terminate()).toBe(0);
});
