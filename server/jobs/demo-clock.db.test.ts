import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seed } from '../../db/seed.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { freePort } from '../../test/portal.ts';
import { type Clock, systemClock } from '../base/clock.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { makeLogger } from '../platform/logger.ts';
import { readSettings } from '../settings/settings.ts';
import { type Portal, runPortal } from '../start/run-portal.ts';
import { openClock } from './demo-clock.ts';

let database: FreshDatabase;
let sandbox: Sandbox;
let clock: Clock;
let portal: Portal;
const settingsWith = async (demoClock: 'yes' | 'no') =>
  readSettings({
    MODE: 'development',
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    SANDBOX_PORT: new URL(sandbox.url).port,
    SANDBOX_SMTP_PORT: new URL(sandbox.smtpUrl).port,
    SMARTUM_PUBLIC_KEY: sandbox.payments.smartumKey.publicKey,
    LOG_LEVEL: 'fatal',
    DEMO_CLOCK: demoClock,
  });
beforeAll(async () => {
  database = await freshDatabase();
  sandbox = await startSandbox();
  const settings = await settingsWith('yes');
  await seed(database.pool, systemClock, settings);
  clock = await openClock(settings);
  portal = await runPortal({ settings, clock, log: makeLogger('silent'), schedule: [] });
});
afterAll(async () => {
  await portal?.stop();
  await clock?.close?.();
  await sandbox?.stop();
  await database?.drop();
});

const path = '/lwr/apex/v65.0/DemoClockController';
const move = (url: string, body: object) =>
  fetch(`${url}${path}/moveDemoClock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const paidBySanna = async () => {
  const { rows } = await database.pool.query(
    `select count(paid_by)::int as paid from instalment
       join monthly_contract contract on contract.id = contract_id
       join account on account.id = contract.account_id
      where email_address = 'sanna.nieminen@example.fi'`,
  );
  return rows[0].paid;
};

test('a month forward, the demo’s monthly payer is charged once, and money and cards agree', async () => {
  expect(await paidBySanna()).toBe(5);
  expect(await checkInvariants(database.pool)).toEqual([]);

  const { now } = (await (await move(portal.url, { months: 1 })).json()) as { now: number };

  expect(helsinkiDay(now)).toBe(helsinkiDay(clock.now()));
  expect(now - Date.now()).toBeGreaterThan(27 * 24 * 60 * 60 * 1000);
  await vi.waitFor(async () => expect(await paidBySanna()).toBe(6), { timeout: 60_000 });
  expect(await checkInvariants(database.pool)).toEqual([]);
});

test('other processes and restarts see the moved time, and time never goes back', async () => {
  const settings = await settingsWith('yes');
  const other = await openClock(settings);

  expect(Math.abs(other.now() - clock.now())).toBeLessThan(5_000);
  await other.close?.();
  expect((await move(portal.url, { days: -1 })).status).toBe(400);
});

test('the call does not exist where the demo’s clock is off', async () => {
  const settings = await settingsWith('no');
  const plain = await openClock(settings);
  const log = makeLogger('silent');
  const real = await runPortal({ settings, clock: plain, log, schedule: [] });

  expect((await move(real.url, { months: 1 })).status).toBe(404);
  expect(Math.abs(plain.now() - Date.now())).toBeLessThan(5_000);
  await real.stop();
});
