import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { type AppProcess, startAppProcess } from '../../test/app-process.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { type Ask, handOver } from '../../test/paying-buyer.ts';
import { type PreparedOrder, prepareOrders } from '../../test/prepared-orders.ts';

/** A night run takes more: ROLLING_STOPS=200. */
const STOPS = Number(process.env.ROLLING_STOPS ?? 4);
const CLIENTS = 6;
const STOP_DELAY_SECONDS = '3';
const CHECK_MS = 100;

let database: FreshDatabase;
let sandbox: Sandbox;
let apps: AppProcess[];
beforeAll(async () => {
  database = await freshDatabase();
  sandbox = await startSandbox();
  const start = () =>
    startAppProcess({ databaseUrl: database.url, sandbox, env: { STOP_DELAY_SECONDS } });
  apps = [await start(), await start()];
});
afterAll(async () => {
  for (const app of apps) await app.kill();
  await sandbox.stop();
  await database.drop();
});

/** Minimal proxy: round robin over ready processes, without retries. */
function openProxy(): { ask: Ask; ready: Set<AppProcess>; stop(): void } {
  const ready = new Set(apps);
  let isOver = false;
  let turn = 0;
  const watch = async (app: AppProcess) => {
    while (!isOver) {
      const isReady = await fetch(`${app.url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(app);
      else ready.delete(app);
      await wait(CHECK_MS);
    }
  };
  for (const app of apps) void watch(app);
  return {
    ready,
    ask(url, init) {
      const app = [...ready][turn++ % ready.size];
      return send(`${app?.url}${new URL(url).pathname}`, init);
    },
    stop() {
      isOver = true;
    },
  };
}

function send(url: string, init: RequestInit = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const headers = init.headers as Record<string, string>;
    const sent = request(url, { method: init.method, headers, agent: false }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('error', reject);
      answer.on('end', () => resolve(new Response(body, { status: answer.statusCode ?? 0 })));
    });
    sent.on('error', reject);
    sent.end(init.body);
  });
}

test('stopping one of two processes under load in turn fails no request', {
  timeout: 60_000 + STOPS * 20_000,
}, async () => {
  const orders = await prepareOrders(database.pool, CLIENTS);
  const proxy = openProxy();
  const statuses: Record<number, number> = {};
  let isOver = false;
  const client = async (order: PreparedOrder) => {
    while (!isOver) {
      const { record, started } = await handOver(apps[0]?.url ?? '', order, proxy.ask);
      for (const { status } of [record, started]) statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const load = Promise.all(orders.map(client));

  for (let stop = 0; stop < STOPS; stop += 1) {
    const app = apps[stop % 2] as AppProcess;
    // Like a deployment: both are ready before the next stop.
    await vi.waitFor(() => expect(proxy.ready.size).toBe(2), { timeout: 20_000 });
    expect(await app.terminate()).toBe(0);
    await app.restart();
  }
  isOver = true;
  await load;
  proxy.stop();

  expect(Object.keys(statuses)).toEqual(['200']);
  expect(statuses[200]).toBeGreaterThan(STOPS * CLIENTS);
});
