import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { migrateWithDemoScheme } from '../../db/seed/seed-scheme.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { purchaseInput } from '../../test/buyer.ts';
import { callAs, handOver, payThere } from '../../test/paying-buyer.ts';
import { freePort } from '../../test/portal.ts';
import { prepareOrders } from '../../test/prepared-orders.ts';
import { systemClock } from '../base/clock.ts';
import { openPool, type Pool } from '../db/database.ts';
import { ensureDatabase } from '../db/ensure-database.ts';
import { startLocalPostgres } from '../db/local-postgres.ts';
import { makeLogger } from '../platform/logger.ts';
import { readSettings } from '../settings/settings.ts';
import { runPortal } from '../start/run-portal.ts';

/** Separate server: other tests write to the disk as well. */
let postgres: Awaited<ReturnType<typeof startLocalPostgres>>;
let sandbox: Sandbox;
let pool: Pool;
const folder = mkdtempSync(path.join(tmpdir(), 'disk-waits-'));

beforeAll(async () => {
  chmodSync(folder, 0o755);
  postgres = await startLocalPostgres(folder);
  await ensureDatabase(postgres.urlOf('postgres'), 'waits');
  await migrateWithDemoScheme(postgres.urlOf('waits'));
  pool = openPool(postgres.urlOf('waits'), { max: 2 });
  // Delays asynchronous commits past the end of the test.
  await pool.query(`alter system set wal_writer_delay = '10s'`);
  await pool.query(`alter system set autovacuum = off`);
  await pool.query('select pg_reload_conf()');
  sandbox = await startSandbox();
  // Concurrent signals cause one wait more or less: a fixed order keeps the count stable.
  sandbox.payments.faults.add({ signals: { order: 'callbackFirst' } });
}, 120_000);

afterAll(async () => {
  await sandbox?.stop();
  await pool?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Whole purchases with their letters, by a portal that then stops, so that its connections report their counts. */
async function syncsOf(purchases: number): Promise<number> {
  const orders = await prepareOrders(pool, purchases);
  const before = await syncs();
  const settings = readSettings({
    MODE: 'development',
    PORT: String(await freePort()),
    DATABASE_URL: postgres.urlOf('waits'),
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: new URL(sandbox.smtpUrl).port,
    SMARTUM_PUBLIC_KEY: sandbox.payments.smartumKey.publicKey,
    LOG_LEVEL: 'fatal',
  });
  const log = makeLogger('silent');
  const portal = await runPortal({ settings, clock: systemClock, log, schedule: [] });
  for (const order of orders) {
    await callAs(
      order,
      `${settings.publicUrl}${LWR_PATH}/MuseumCardGuestController/processMuseumCard`,
      {
        inputData: purchaseInput(order.emailAddress),
        validateOnly: false,
      },
    );
    const { started } = await handOver(settings.publicUrl, order);
    const back = await payThere(order, { paymentId: '', body: started.body }, 'ok');
    await fetch(back ?? '', { redirect: 'manual' });
    await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 30_000 });
  }
  await portal.stop();
  return (await syncs()) - before;
}

async function syncs(): Promise<number> {
  const client = openPool(postgres.urlOf('waits'), { max: 1 });
  const { rows: versions } = await client.query(
    `select current_setting('server_version_num')::int as n`,
  );
  const { rows } = await client.query(
    // PostgreSQL 18 counts them in pg_stat_io.
    versions[0].n >= 180_000
      ? `select sum(fsyncs)::int as syncs from pg_stat_io where object = 'wal'`
      : 'select wal_sync::int as syncs from pg_stat_wal',
  );
  await client.end();
  return rows[0].syncs;
}

async function unsent(): Promise<number> {
  const { rows } = await pool.query(
    'select count(*)::int as left from mail_outbox where sent_at is null',
  );
  return rows[0].left;
}

test('a purchase with its letter waits for the disk at most eight times', async () => {
  await syncsOf(1);
  const few = await syncsOf(2);
  const many = await syncsOf(12);

  expect((many - few) / 10).toBeGreaterThan(1);
  expect((many - few) / 10).toBeLessThanOrEqual(8);
}, 240_000);
