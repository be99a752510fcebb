import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { payAtPaytrail, post, signedInBuyer, startPurchase } from '../../../test/buyer.ts';
import { someOrder } from '../../../test/payment-sandbox.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { paymentSettings } from '../../payment/provider/payment-settings.ts';
import { createPayment } from '../../payment/provider/paytrail-payment.ts';
import { makeLogger } from '../../platform/logger.ts';
import { comparePayments } from './compare-payments.ts';

const HOUR_MS = 3_600_000;
const lines: string[] = [];
const log = makeLogger('info', { write: (line) => void lines.push(line) });

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  portal.clock.advance(HOUR_MS);
});
afterAll(() => portal.stop());
beforeEach(() => {
  lines.length = 0;
});

const sandbox = (path: string, body: object = {}) =>
  fetch(`${portal.settings.sandboxUrl}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A paid payment whose row is missing, as after restoring a backup. */
async function givenMoneyWithoutRow(): Promise<string> {
  const stamp = randomUUID();
  const order = someOrder(portal.url, { stamp });
  const made = await createPayment(paymentSettings(portal.settings).paytrail, order);
  if (made.outcome !== 'created') throw new Error(made.outcome);
  const { origin } = new URL(made.pageUrl);
  await post(`${origin}/paytrail/pay/${made.transactionId}/osuuspankki`, [['outcome', 'ok']]);
  return stamp;
}

async function compare() {
  const { pool, clock, settings } = portal;
  await comparePayments({ pool, clock, settings, log });
  await sandbox('/deliver-now');
  return vi.waitFor(async () => {
    const { rows } = await pool.query(
      `select paid_lines as paid, unknown_lines as unknown, covers_from, covers_to, heard_at
         from payment_report order by asked_at desc limit 1`,
    );
    expect(rows[0].heard_at).not.toBeNull();
    return rows[0];
  });
}

const officeList = async () => {
  const { rows } = await portal.pool.query(
    `select stamp, reason, amount_cents as amount from unmatched_money where ended_at is null`,
  );
  return rows;
};

test('lists money without a row once for the office, and logs nothing personal', async () => {
  const stamp = await givenMoneyWithoutRow();
  const money = { stamp, reason: 'unknownPayment', amount: 7900 };

  expect(await compare()).toMatchObject({ paid: 1, unknown: 1 });
  expect(await officeList()).toEqual([money]);
  portal.clock.advance(24 * HOUR_MS);
  expect(await compare()).toMatchObject({ paid: 1, unknown: 0 });
  expect(await officeList()).toEqual([money]);
  expect(lines.join()).not.toMatch(/aino|lahtinen/i);
});

test('settles money for a payment that is no longer polled', async () => {
  const buyer = await signedInBuyer(portal);
  await sandbox('/faults', { match: {}, times: 1, signals: { missing: true } });
  const started = await startPurchase(buyer);
  await payAtPaytrail(started, { outcome: 'closeBrowser' });
  await portal.pool.query('update payment set check_at = null where id = $1', [started.paymentId]);
  const stateOf = async () => {
    const { rows } = await portal.pool.query('select state from payment where id = $1', [
      started.paymentId,
    ]);
    return rows[0].state;
  };
  expect(await stateOf()).not.toBe('paid');

  const { unknown } = await compare();

  expect(unknown).toBe(1);
  expect(await stateOf()).toBe('paid');
  expect((await compare()).unknown).toBe(0);
});

test('requests a missing report again with all its days', async () => {
  const { pool, clock, settings } = portal;
  const before = await compare();
  clock.advance(24 * HOUR_MS);
  const deaf = { ...settings, publicUrl: 'http://127.0.0.1:1' };
  await comparePayments({ pool, clock, settings: deaf, log });
  clock.advance(10 * 24 * HOUR_MS);

  const after = await compare();

  const dayOf = (time: Date) => Math.round(time.getTime() / (24 * HOUR_MS));
  expect(dayOf(after.covers_from)).toBe(dayOf(before.covers_to) - 3);
});
