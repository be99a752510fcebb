import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderType } from '../../domain/payment/provider.ts';
import { givenPurchase } from '../../test/given-purchase.ts';
import { insertRow } from '../../test/insert-row.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { inTransaction } from '../db/database.ts';
import { makeLogger } from '../platform/logger.ts';
import { notifyRefundState } from './notify-refund.ts';
import { insertRefund, type RefundState, updateRefund } from './refund-queries.ts';
import { findRefundLimit } from './refundable-queries.ts';
import { sendRefunds } from './send-refunds.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

/** A refund of so much of 79 €, while the provider is down. */
async function givenNeed(providerType: ProviderType, amount: number): Promise<string> {
  const { paymentId: id } = await givenPurchase(running.pool, { providerType });
  const need = { id, payment_id: id, reason: 'withdrawn', amount_cents: amount };
  await insertRow(running.pool, 'refund_need', { ...need, is_whole: amount === 7900 });
  return id;
}

async function stateOf(needId: string): Promise<string | null> {
  const { rows } = await running.pool.query('select state from refund where need_id = $1', [
    needId,
  ]);
  return rows[0]?.state ?? null;
}

test.each<[string[], number]>([
  [[], 0],
  [['nobody'], 0],
  [['agent'], 0],
  [['seniorAgent'], 10_000],
  [['agent', 'finance', 'seniorAgent'], 30_000],
])('the roles %j may refund %i cents: the highest limit counts', async (roles, limit) => {
  expect(await findRefundLimit(running.pool, roles)).toBe(limit);
});

test.each<[ProviderType, number, string | null, string[]]>([
  ['paytrail', 7900, null, []],
  ['paytrail', 500, null, []],
  ['edenred', 7900, null, []],
  ['edenred', 500, 'byHand', ['refund-by-hand']],
  ['epassi', 7900, 'byHand', ['refund-by-hand']],
  ['smartum', 500, 'byHand', ['refund-by-hand']],
])(
  'a %s refund of %i cents while the provider is down becomes %s',
  async (providerType, amount, state, letters) => {
    const needId = await givenNeed(providerType, amount);
    const { pool } = running;
    for (const _ of [1, 2]) await sendRefunds({ ...running, log: makeLogger('silent') });
    expect(await stateOf(needId)).toBe(state);
    const { rows } = await pool.query<{ letter: string }>(
      `select letter from mail_outbox where idempotency_key like 'refund-%:' || $1`,
      [needId],
    );
    expect(rows.map(({ letter }) => letter)).toEqual(letters);
    await pool.query('update refund_need set is_done = true where id = $1', [needId]);
  },
);

test.each([
  [Date.UTC(2027, 1, 13, 12), '2027-02-14'],
  [Date.UTC(2027, 1, 14, 12), null],
])(
  'money found on 31 January is due by 14 February, and no past day is promised',
  async (now, dueOn) => {
    const needId = await givenNeed('paytrail', 7900);
    const { pool } = running;
    await pool.query('update refund_need set flagged_at = $2 where id = $1', [
      needId,
      new Date(Date.UTC(2027, 0, 31, 12)),
    ]);
    await inTransaction(pool, (tx) => notifyRefundState(tx, { needId, state: 'byHand', now }));
    const { rows } = await pool.query(
      `select data ->> 'way' as way, data ->> 'dueOn' as "dueOn" from mail_outbox
      where idempotency_key = 'refund-byHand:' || $1`,
      [needId],
    );
    expect(rows).toEqual([{ way: 'account', dueOn }]);
  },
);

test.each<[RefundState, RefundState, RefundState]>([
  ['sent', 'pending', 'pending'],
  ['pending', 'done', 'done'],
  ['byHand', 'done', 'done'],
  ['done', 'pending', 'done'],
  ['done', 'byHand', 'done'],
])('a refund in state %s reported as %s is then %s', async (was, told, is) => {
  const needId = await givenNeed('paytrail', 7900);
  const now = Date.UTC(2027, 2, 1, 10);
  await inTransaction(running.pool, async (tx) => {
    const first = was === 'done' ? 'sent' : was;
    await insertRefund(tx, { needId, key: needId, state: first, now });
    if (was === 'done') await updateRefund(tx, { needId, state: 'done', now });
    await updateRefund(tx, { needId, state: told, now: now + 1 });
  });
  expect(await stateOf(needId)).toBe(is);
});
