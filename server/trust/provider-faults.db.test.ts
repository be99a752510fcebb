import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import type { AnswerFault } from '../../sandbox/payments/fault-registry.ts';
import { callAs, payThere } from '../../test/paying-buyer.ts';
import { press } from '../../test/payment-sandbox.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import {
  type PreparedOrder,
  paymentRecordInput,
  prepareOrders,
} from '../../test/prepared-orders.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { paymentSettings } from '../payment/provider/payment-settings.ts';

const LONGEST_WAIT_MS = 10_000;
const LONG_TEST_MS = 120_000;
const NOTHING_CHARGED = [
  {
    errorCode: 'PROVIDER_UNAVAILABLE',
    message:
      'Maksupalveluun ei juuri nyt saada yhteyttä. Tililtäsi ei ole veloitettu mitään. Yritä hetken kuluttua uudelleen.',
  },
];

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

const at = (method: string, apexClass = 'MuseumCardGuestController') =>
  `${portal.url}${LWR_PATH}/${apexClass}/${method}`;

/** Only once: a portal that retries by itself would make its buyer wait twice as long. */
async function meet(match: { call?: string; stamp?: string }, answer: AnswerFault): Promise<void> {
  const added = await fetch(`${portal.settings.sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match, answer, times: 1 }),
  });
  expect(added.ok).toBe(true);
}

/** A buyer's longest wait when each call to a provider is made once. */
test('no provider call takes longer than a buyer waits', () => {
  const { paytrail, smartum } = paymentSettings(portal.settings);

  expect(Math.max(paytrail.timeoutMs, smartum.timeoutMs)).toBeLessThan(LONGEST_WAIT_MS - 1_000);
});

type Way = { provider: string; call: string; billing: PreparedOrder['billing'] };
const WAYS: Way[] = [
  { provider: 'paytrail', call: 'createPaytrailPayment', billing: 'annually' },
  { provider: 'paytrail', call: 'createPaytrailPaymentAndTokenize', billing: 'monthly' },
  { provider: 'edenred', call: 'createPaytrailPayment', billing: 'annually' },
  { provider: 'smartum', call: 'createSmartumPayment', billing: 'annually' },
];
const AT_ONCE = ['refuse', 'unavailable', 'resetBefore', 'resetAfter', 'cut', 'forge'] as const;
const SILENT = ['timeoutBefore', 'timeoutAfter', 'drip'] as const;

type StartedPayment = Way & {
  order: PreparedOrder;
  paymentId: string;
  start: () => ReturnType<typeof callAs>;
};

/** An order with its payment, and a fault queued at its provider. */
async function begun(way: Way, fault: AnswerFault): Promise<StartedPayment> {
  const [order] = await prepareOrders(portal.pool, 1, way.billing);
  if (!order) throw new Error('no order');
  const record = { ...paymentRecordInput(order), paymentProviderType: way.provider };
  const paymentId = (await callAs(order, at('createPaymentRecord'), record)).body as string;
  await meet({ stamp: (await standing(paymentId)).stamp }, fault);
  const start = () => callAs(order, at(way.call), { paymentRecordId: paymentId });
  return { ...way, order, paymentId, start };
}

async function standing(paymentId: string) {
  const { rows } = await portal.pool.query(
    `select state, asked_at is not null as asked, hand_over as "handOver", stamp,
            transaction_id as "transactionId",
            (select count(*)::int from order_fulfilment where payment_id = payment.id) as fulfilments
       from payment where id = $1`,
    [paymentId],
  );
  return rows[0];
}

/** The same button again: succeeds, and is paid once. */
async function payAfterAll({ order, paymentId, start, provider }: StartedPayment): Promise<void> {
  const started = await start();
  expect(started.status).toBe(200);
  const away =
    provider === 'smartum'
      ? await press(started.body.redirectUrl, { outcome: 'ok' })
      : await payThere(order, { paymentId, body: started.body }, 'ok');
  await fetch(away ?? '', { redirect: 'manual' });
  expect(await standing(paymentId)).toMatchObject({ state: 'paid', fulfilments: 1 });
}

async function expectUntouched({ paymentId }: StartedPayment): Promise<void> {
  expect(await standing(paymentId)).toMatchObject({
    state: 'created',
    asked: false,
    handOver: null,
    transactionId: null,
    fulfilments: 0,
  });
}

describe.each(WAYS)('$call with $provider', (way) => {
  test('asks its buyer to try again, leaves no partial state, and then succeeds', async () => {
    for (const fault of AT_ONCE) {
      const purchase = await begun(way, fault);

      expect({ fault, ...(await purchase.start()) }).toEqual({
        fault,
        status: 503,
        body: NOTHING_CHARGED,
      });

      await expectUntouched(purchase);
      if (fault === 'resetAfter') await payAfterAll(purchase);
    }
    expect(await checkInvariants(portal.pool)).toEqual([]);
  });
});

test(
  'providers that never answer block no buyer and hold no connection of others',
  async () => {
    const most = portal.pool.options.max;
    const purchases: StartedPayment[] = [];
    for (const fault of [...SILENT, 'timeoutBefore' as const]) {
      for (const way of WAYS) purchases.push(await begun(way, fault));
    }
    expect(purchases.length).toBeGreaterThan(most);

    const waiting = Promise.all(purchases.map(({ start }) => start()));
    await vi.waitFor(
      async () => {
        const now = await Promise.all(purchases.map(({ paymentId }) => standing(paymentId)));
        expect(now.filter(({ asked }) => asked)).toHaveLength(purchases.length);
      },
      { timeout: 7_000, interval: 50 },
    );
    const answers = await waiting;

    for (const answer of answers) expect(answer).toEqual({ status: 503, body: NOTHING_CHARGED });
    for (const purchase of purchases) await expectUntouched(purchase);
    for (const purchase of purchases.slice(0, WAYS.length)) await payAfterAll(purchase);
    expect(await checkInvariants(portal.pool)).toEqual([]);
  },
  LONG_TEST_MS,
);

test('a buyer can retry when payment methods cannot be listed', async () => {
  const list = () =>
    fetch(`${at('getPaytrailPaymentProviders')}?paymentBillingType=annually&isGift=false`);
  for (const fault of AT_ONCE) {
    await meet({ call: 'groupedProviders' }, fault);
    const refused = await list();
    expect([fault, refused.status, await refused.json()]).toEqual([fault, 503, NOTHING_CHARGED]);
  }
  expect((await list()).status).toBe(200);
});

test('a slow response is waited for', async () => {
  const purchases = await Promise.all(WAYS.map((way) => begun(way, 'slow')));

  const answers = await Promise.all(purchases.map(({ start }) => start()));

  expect(answers.map(({ status }) => status)).toEqual(WAYS.map(() => 200));
});
