import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payAtPaytrail, signedInBuyer, startPurchase } from '../../test/buyer.ts';
import { freePort, startPortal, type TestPortal } from '../../test/portal.ts';
import { inTransaction } from '../db/database.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import type { Deps } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { deleteRefund, insertRefund } from './refund-queries.ts';
import { sendRefunds } from './send-refunds.ts';

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { pool, clock, settings } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
});
afterAll(() => portal.stop());

/** Pays twice for one order: both attempts succeed, so the second must be refunded. */
async function payTwice(method: string): Promise<string> {
  const buyer = await signedInBuyer(portal);
  const first = await startPurchase(buyer);
  const second = await startPurchase(buyer);
  for (const started of [first, second]) {
    const back = await payAtPaytrail(started, { method });
    await fetch(back ?? '', { redirect: 'manual' });
  }
  return second.paymentId;
}

async function stateOf(paymentId: string): Promise<string> {
  const { rows } = await portal.pool.query('select state from payment where id = $1', [paymentId]);
  return rows[0].state;
}

async function lettersOf(paymentId: string): Promise<string[]> {
  const { rows } = await portal.pool.query(
    `select letter from mail_outbox where idempotency_key like 'refund-%:' || $1`,
    [paymentId],
  );
  return rows.map(({ letter }) => letter);
}

async function refundsInLedger() {
  const answer = await fetch(`${portal.settings.sandboxUrl}/sandbox/ledger.json`);
  const entries = (await answer.json()) as { kind: string; amount: number }[];
  return entries.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount);
}

test('a duplicate payment is refunded once, however many processes send', async () => {
  const paymentId = await payTwice('osuuspankki');
  expect(await stateOf(paymentId)).toBe('refundNeeded');
  await Promise.all([sendRefunds(deps), sendRefunds(deps), sendRefunds(deps)]);
  await sendRefunds(deps);
  expect(await stateOf(paymentId)).toBe('refunded');
  expect(await refundsInLedger()).toEqual([7900]);
  expect(await lettersOf(paymentId)).toEqual(['refund-sent']);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('a refund that another process claimed meanwhile is left to that process', async () => {
  const paymentId = await payTwice('osuuspankki');
  const begin = (key: string) =>
    inTransaction(portal.pool, (tx) =>
      insertRefund(tx, { needId: paymentId, key, state: 'sent', now: portal.clock.now() }),
    );
  expect(await begin('first')).not.toBeNull();
  expect(await begin('second')).toBeNull();
  await deleteRefund(portal.pool, paymentId);
  await sendRefunds(deps);
  expect(await stateOf(paymentId)).toBe('refunded');
});

test('a bank without automatic refunds asks the payer by e-mail, and ends by its callback', async () => {
  const paymentId = await payTwice('spankki');
  await sendRefunds(deps);
  await fetch(`${portal.settings.sandboxUrl}/sandbox/deliver-now`, { method: 'POST' });
  await vi.waitFor(async () => expect(await stateOf(paymentId)).toBe('refunded'), {
    timeout: 15_000,
  });
  expect(await refundsInLedger()).toHaveLength(3);
  const { rows } = await portal.pool.query(
    `select data ->> 'way' as way from mail_outbox where idempotency_key = 'refund-done:' || $1`,
    [paymentId],
  );
  expect(rows).toEqual([{ way: 'mail' }]);
  expect(await checkInvariants(portal.pool)).toEqual([]);
});

test('a refund stays open while the provider is down, and a later run sends it', async () => {
  const paymentId = await payTwice('nordea');
  const paytrailBaseUrl = `http://127.0.0.1:${await freePort()}`;

  await sendRefunds({ ...deps, settings: { ...deps.settings, paytrailBaseUrl } });
  expect(await stateOf(paymentId)).toBe('refundNeeded');

  await sendRefunds(deps);
  expect(await stateOf(paymentId)).toBe('refunded');
});

test('a refund that always fails does not delay others, and the job reports it at its end', async () => {
  const bad = await payTwice('osuuspankki');
  const good = await payTwice('osuuspankki');
  await portal.pool.query(
    `create function refuse_refund() returns trigger language plpgsql as
       $$ begin raise exception 'this one fails'; end $$;
     create trigger refuse_refund before insert on refund
        for each row when (new.need_id = '${bad}') execute function refuse_refund()`,
  );

  await expect(sendRefunds(deps)).rejects.toThrow(`refunds that fail: ${bad}`);
  expect(await stateOf(bad)).toBe('refundNeeded');
  expect(await stateOf(good)).toBe('refunded');

  await portal.pool.query('drop function refuse_refund cascade');
  await sendRefunds(deps);
  expect(await stateOf(bad)).toBe('refunded');
});
