// Cost of a purchase that does nothing: the floor for bench/purchase.ts.
import type { Sandbox } from '../sandbox/start-sandbox.ts';
import type { Pool } from '../server/db/database.ts';
import { type AppProcess, startAppProcess } from '../test/app-process.ts';
import { prepareOrders } from '../test/prepared-orders.ts';
import { countSent, type SentByCall } from './sent-statements.ts';
import { buy, send, type Times, timed } from './shopper.ts';

type World = {
  databaseUrl: string;
  sandbox: Sandbox;
  pool: Pool;
  env: Record<string, string>;
};

const TABLES = `
  create schema floor;
  create table floor.known (id int primary key, note text not null);
  create table floor.kept (id bigint generated always as identity primary key, note text not null);
  insert into floor.known (id, note) select n, 'note ' || n from generate_series(1, 1000) n;
  analyze floor.known;`;

export type Floor = {
  app: AppProcess;
  sent: { calls: number; statements: number; commits: number };
  /** One empty purchase. */
  visit(times: Times): Promise<void>;
};

/** Counted on a real purchase, so that the floor follows the product. */
export async function startFloor(world: World): Promise<Floor> {
  const { pool, databaseUrl, sandbox, env } = world;
  const calls = await recordPurchase(world);
  await pool.query(TABLES);
  const app = await startAppProcess({
    databaseUrl,
    sandbox,
    env: { ...env, FLOOR_CALLS: JSON.stringify(calls) },
    program: 'bench/run-floor-app.ts',
  });
  return {
    app,
    sent: { calls: calls.length, ...countSent(calls) },
    async visit(times) {
      for (const call of calls.keys()) {
        const { status } = await timed(times, 'call', () => send(`${app.url}/floor/${call}`));
        if (status !== 200) throw new Error(`floor: ${status}`);
      }
    },
  };
}

async function recordPurchase(world: World): Promise<SentByCall[]> {
  const { pool, databaseUrl, sandbox, env } = world;
  const app = await startAppProcess({
    databaseUrl,
    sandbox,
    env,
    program: 'bench/run-recorded-app.ts',
  });
  try {
    let sent: SentByCall[] = [];
    // The first one opens connections, which send a query.
    for (const order of await prepareOrders(pool, 3)) {
      await buy(order, false, { url: app.url, world: sandbox.payments, times: new Map() });
      sent = (await send(`${app.url}/bench/sent`)).body;
    }
    if (sent.length === 0) throw new Error('nothing was recorded: there is no floor');
    return sent;
  } finally {
    await app.terminate();
  }
}
