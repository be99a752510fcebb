import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { cents } from '../../../domain/base/cents.ts';
import { addDays, helsinkiDay } from '../../../domain/base/local-date.ts';
import { givenAccount, givenMuseum } from '../../../test/given.ts';
import { prepareOrders } from '../../../test/prepared-orders.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';
import { inTransaction } from '../../db/database.ts';
import { insertPayment } from '../../payment/payment-queries.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

const today = () => helsinkiDay(running.clock.now());

async function askedBy(role: 'staff' | 'desk' | 'customer' | null) {
  const { app, pool, clock } = running;
  const token = newToken();
  if (role) {
    const museumId = role === 'desk' ? await givenMuseum(pool) : null;
    const accountId = await givenAccount(pool, { role, museumId });
    const now = clock.now();
    await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  }
  const url = `${LWR_PATH}/BackOfficeController/getFunnel`;
  const answer = await app.inject({ url, headers: { cookie: `session=${token}` } });
  return { status: answer.statusCode, body: answer.json() };
}

/** Settled on a day; without an order it is an instalment of an earlier contract. */
async function givenSettled(orderIds: string[], day: string): Promise<void> {
  const now = Date.parse(`${day}T09:00:00Z`);
  await inTransaction(running.pool, async (tx) => {
    const paymentId = await insertPayment(tx, {
      orderIds,
      providerType: 'paytrail',
      processType: 'standard',
      billing: 'annually',
      language: 'fi',
      amount: cents(7900),
      receipt: null,
      now,
    });
    await tx.query('insert into payment_settlement (payment_id, settled_at) values ($1, $2)', [
      paymentId,
      new Date(now),
    ]);
  });
}

describe('purchase funnel', () => {
  test.each([
    ['customer', 403],
    ['desk', 403],
    [null, 401],
  ] as const)('is hidden from a %s', async (role, status) => {
    expect((await askedBy(role)).status).toBe(status);
  });

  test('covers thirty days by day and kind, including empty ones', async () => {
    const { status, body } = await askedBy('staff');

    expect(status).toBe(200);
    expect(body).toEqual({ from: addDays(today(), -29), to: today(), rows: [] });
  });

  test('counts forms, checks and purchases, but no instalments or older days', async () => {
    const { pool } = running;
    const first = addDays(today(), -29);
    await pool.query(
      `insert into funnel_count (day, step, kind, billing, count)
       values ($1, 'formOpened', 'gift', 'undecided', 8),
              ($1, 'checkAccepted', 'gift', 'annually', 5),
              ($2, 'formOpened', 'standard', 'undecided', 4),
              ($2, 'checkAccepted', 'standard', 'annually', 2),
              ($2, 'checkAccepted', 'standard', 'monthly', 1),
              ($3, 'formOpened', 'standard', 'undecided', 99)`,
      [first, today(), addDays(first, -1)],
    );
    const [order] = await prepareOrders(pool, 1);
    await givenSettled([order?.orderId ?? ''], today());
    await givenSettled([], today());

    const { body } = await askedBy('staff');

    expect(body.rows).toEqual([
      { day: first, kind: 'gift', formOpened: 8, checkAccepted: 5, purchaseSettled: 0 },
      { day: today(), kind: 'standard', formOpened: 4, checkAccepted: 3, purchaseSettled: 1 },
    ]);
  });
});
