import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { deleteOldForged } from '../payment/forged-notification-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ EPASSI_KEY: 'a-key-of-our-own', EPASSI_SITE: '4711' });
});
afterAll(() => portal.stop());

function forge(address: string, size: number) {
  const fields = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `field-${index}-${'n'.repeat(50)}`,
      'x'.repeat(size),
    ]),
  );
  return portal.app.inject({
    method: 'POST',
    url: '/payments/epassi/notify/made-up',
    remoteAddress: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...fields,
      STAMP: randomUUID(),
      MAC: 'f'.repeat(128),
    }).toString(),
  });
}

async function kept() {
  const { rows } = await portal.pool.query<{ rows: number; widest: number }>(
    `select count(*)::int as rows, coalesce(max(pg_column_size(fields)), 0) as widest
       from payment_notification where verdict like 'forged:%'`,
  );
  return rows[0] ?? { rows: 0, widest: 0 };
}

async function counted() {
  const { rows } = await portal.pool.query<{ times: number }>(
    'select coalesce(sum(times), 0)::int as times from forged_notification_count',
  );
  return rows[0]?.times ?? 0;
}

test('a flood from one sender is counted completely, and a few are stored, truncated', async () => {
  for (let index = 0; index < 60; index += 1) {
    expect((await forge('192.0.2.1', 200)).statusCode).toBe(400);
  }

  expect(await counted()).toBe(60);
  expect((await kept()).rows).toBe(20);
  expect((await kept()).widest).toBeLessThan(1_500);

  await forge('192.0.2.2', 10);
  expect((await kept()).rows).toBe(21);
});

test('senders with many addresses share a limit', async () => {
  for (let index = 0; index < 600; index += 1) {
    await forge(`10.9.${index >> 8}.${index & 255}`, 10);
  }

  expect((await kept()).rows).toBeLessThanOrEqual(500);
  expect(await counted()).toBe(661);
});

test('forged notifications are deleted after a fortnight, genuine ones stay', async () => {
  await portal.pool.query(
    `insert into payment_notification (digest, channel, way, fields, received_at, last_received_at, verdict)
     values (sha256('genuine'), 'paytrail', 'callback', '{}', $1, $1, 'settled')`,
    [new Date(portal.clock.now())],
  );
  await deleteOldForged(portal.pool, portal.clock.now() + 13 * DAY_MS);
  expect((await kept()).rows).toBeGreaterThan(0);

  await deleteOldForged(portal.pool, portal.clock.now() + 15 * DAY_MS);
  expect((await kept()).rows).toBe(0);
  const { rows } = await portal.pool.query('select 1 from payment_notification');
  expect(rows).toHaveLength(1);
});

test('a provider that is not configured has no key, and an empty key verifies nothing', async () => {
  const bare = await startApp({
    MODE: 'production',
    PUBLIC_URL: 'https://kortti.museot.fi',
    SECRET_KEY: 'a-key-of-this-test-that-is-long-enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Museokortti <kortti@museot.fi>',
    PAYTRAIL_MERCHANT_ID: '123456',
    PAYTRAIL_SECRET: 'only-ours',
    STOP_DELAY_SECONDS: '0',
  });
  const stamp = await givenPayment(bare);
  const MAC = createHash('sha512').update(`${stamp}&79.00&`).digest('hex');

  const answer = await notifyEpassi(bare, { STAMP: stamp, PAID: '79.00', MAC });

  expect(answer.statusCode).toBe(400);
  expect(await stateOf(bare, stamp)).toBe('open');
  await bare.stop();
});

test('the key of one provider settles no payment of another', async () => {
  const stamp = await givenPayment(portal);
  const MAC = createHash('sha512').update(`${stamp}&79.00&a-key-of-our-own`).digest('hex');

  const answer = await notifyEpassi(portal, { STAMP: stamp, PAID: '79.00', MAC });

  expect(answer.statusCode).toBe(400);
  expect(await stateOf(portal, stamp)).toBe('open');
});

/** A payment handed over to the card provider. */
async function givenPayment({ pool }: TestApp): Promise<string> {
  const stamp = randomUUID();
  await pool.query(
    `insert into payment (return_key, stamp, reference, provider_type, process_type, billing_type, language,
                          amount_cents, state, state_at, created_at)
     values ($1, $2, $3, 'paytrail', 'standard', 'annually', 'fi', 7900, 'open', now(), now())`,
    [randomUUID(), stamp, stamp.slice(0, 8)],
  );
  return stamp;
}

function notifyEpassi({ app }: TestApp, fields: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: '/payments/epassi/notify/key',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function stateOf({ pool }: TestApp, stamp: string): Promise<string> {
  const { rows } = await pool.query('select state from payment where stamp = $1', [stamp]);
  return rows[0].state;
}
