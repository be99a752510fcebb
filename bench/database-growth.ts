// Growth of the database by purchases with their letters, by table: npx tsx bench/database-growth.ts.
// BENCH_PURCHASES=1000 sets how many; the first hundred fill the first pages and are not counted.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { openPool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { startAppProcess } from '../test/app-process.ts';
import { prepareOrders } from '../test/prepared-orders.ts';
import { untilTrue } from '../test/until-true.ts';
import { buy } from './shopper.ts';

const PURCHASES = Number(process.env.BENCH_PURCHASES ?? 1_000);
const UNCOUNTED = 100;
const CLIENTS = 4;
const print = (line = '') => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-growth-'));
chmodSync(folder, 0o755);
const postgres = await startLocalPostgres(folder);
const databaseUrl = postgres.urlOf('bench');
await ensureDatabase(postgres.urlOf('postgres'), 'bench');
await migrateWithDemoScheme(databaseUrl);
const pool = openPool(databaseUrl);
const sandbox = await startSandbox();
sandbox.payments.faults.add({ signals: { order: 'callbackFirst' } });
const env = { NODE_ENV: 'production', LOG_LEVEL: 'fatal' };
const app = await startAppProcess({ databaseUrl, sandbox, env });

try {
  await purchases(UNCOUNTED);
  const before = await sizes();
  await purchases(PURCHASES);
  const after = await sizes();
  let total = 0;
  print('kB a purchase: table, with indexes and what is stored apart | of it indexes');
  const grown = [...after].map(([name, { all, indexes }]) => ({
    name,
    all: (all - (before.get(name)?.all ?? 0)) / PURCHASES / 1000,
    indexes: (indexes - (before.get(name)?.indexes ?? 0)) / PURCHASES / 1000,
  }));
  for (const { name, all, indexes } of grown.toSorted((a, b) => b.all - a.all)) {
    total += all;
    if (all >= 0.01) print(`${all.toFixed(2).padStart(7)} | ${indexes.toFixed(2)}  ${name}`);
  }
  print(
    `${total.toFixed(2).padStart(7)}  together: ${(total * 10).toFixed(0)} MB for 10 000 purchases`,
  );
  for (const table of ['payment', 'payment_notification', 'payment_order', 'mail_outbox']) {
    const { rows } = await pool.query(
      `select key, round(avg(pg_column_size(value))) as bytes from ${table}, jsonb_each(to_jsonb(${table}))
        group by key having avg(pg_column_size(value)) > 60 order by 2 desc`,
    );
    print(`${table}: ${rows.map(({ key, bytes }) => `${key} ${bytes}`).join(', ')}`);
  }
} finally {
  await app.terminate();
  await sandbox.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function purchases(count: number): Promise<void> {
  const orders = await prepareOrders(pool, count);
  const shop = { url: app.url, world: sandbox.payments, times: new Map() };
  const client = async () => {
    for (let order = orders.pop(); order; order = orders.pop()) await buy(order, false, shop);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await untilTrue('every letter has left', async () => {
    const { rowCount } = await pool.query(
      'select 1 from mail_outbox where sent_at is null and given_up_at is null limit 1',
    );
    return rowCount === 0 || undefined;
  });
}

async function sizes(): Promise<Map<string, { all: number; indexes: number }>> {
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ name: string; all: number; indexes: number }>(
    `select oid::regclass::text as name, pg_total_relation_size(oid)::float8 as all,
            pg_indexes_size(oid)::float8 as indexes
       from pg_class where relkind in ('r', 'm') and relnamespace not in
            (select oid from pg_namespace where nspname in ('pg_catalog', 'information_schema', 'pg_toast'))`,
  );
  return new Map(rows.map(({ name, ...size }) => [name, size]));
}
