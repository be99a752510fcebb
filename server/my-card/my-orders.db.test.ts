import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { signedIn } from '../../test/signed-in.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

async function insert(statement: string, values: unknown[]): Promise<string> {
  const { rows } = await portal.pool.query<{ id: string }>(statement, values);
  return rows[0]?.id ?? '';
}

const orderOf = (accountId: string) =>
  insert(
    `insert into card_order (kind, billing_type, buyer_account_id, language, list_price_cents,
       price_cents, details, conditions_version, conditions_accepted_at, created_at, changed_at)
     values ('standard', 'annually', $1, 'fi', 7900, 7900, '{}', '1', now(), now(), now())
     returning id`,
    [accountId],
  );

async function payFor(orderId: string, state: string, reference: string) {
  const paymentId = await insert(
    `insert into payment (return_key, reference, provider_type, process_type, billing_type, language,
       amount_cents, state, created_at, state_at)
     values ($1, $2, 'paytrail', 'standard', 'annually', 'fi', 7900, $3, '2027-02-20T10:00Z', now())
     returning id`,
    [randomUUID(), reference, state],
  );
  await portal.pool.query(
    `insert into payment_order (payment_id, card_order_id, language, list_price_cents, price_cents, details,
       conditions_version, conditions_accepted_at)
     values ($1, $2, 'fi', 7900, 7900, '{}', '1', now())`,
    [paymentId, orderId],
  );
  return paymentId;
}

test('lists paid orders with a receipt, without failed attempts and other people’s orders', async () => {
  const { accountId, read } = await signedIn(portal);
  const other = await signedIn(portal);
  const orderId = await orderOf(accountId);
  await payFor(orderId, 'cancelled', 'T-1');
  const paid = await payFor(orderId, 'paid', 'T-2');
  await portal.pool.query("insert into payment_settlement values ($1, '2026-12-01')", [paid]);
  await payFor(await orderOf(other.accountId), 'paid', 'T-3');

  expect(await read('getMyOrders')).toEqual({
    orders: [
      {
        orderNumber: 'T-2',
        orderedOn: '2027-02-20',
        kind: 'standard',
        billing: 'annually',
        amount: 79,
        method: null,
        state: 'paid',
        paymentKey: null,
        keptUntil: null,
        receiptUrl: expect.stringMatching(/^\/payments\/receipt\//),
        withdrawUntil: null,
        withdrawnOn: null,
      },
    ],
  });
});

test('an order that was paid twice has one receipt', async () => {
  const { accountId, read } = await signedIn(portal);
  const orderId = await orderOf(accountId);
  const paid = await payFor(orderId, 'paid', 'T-8');
  await portal.pool.query('insert into payment_settlement values ($1, now())', [paid]);
  await payFor(orderId, 'refundNeeded', 'T-9');

  const { orders } = (await read('getMyOrders')) as { orders: Record<string, unknown>[] };

  const receipts = orders.map(({ orderNumber, state, receiptUrl }) => [
    orderNumber,
    state,
    receiptUrl !== null,
  ]);
  expect(receipts.sort()).toEqual([
    ['T-8', 'paid', true],
    ['T-9', 'refunding', false],
  ]);
});

test('a pending payment is mentioned on the card page and on the order page', async () => {
  const { accountId, read, visitor } = await signedIn(portal);
  const buyPage = async () =>
    (await visitor.visit(`${LWR_PATH}/PurchaseDraftController/getPurchaseDraft`)).body;
  const orderId = await orderOf(accountId);
  await payFor(orderId, 'cancelled', 'T-21');
  expect(await read('getMyCard')).toMatchObject({ card: null, isBeingPaid: false });
  expect(await buyPage()).toMatchObject({ isBeingPaid: false });
  await payFor(orderId, 'pending', 'T-22');

  expect(await read('getMyCard')).toMatchObject({ card: null, isBeingPaid: true });
  expect(await buyPage()).toMatchObject({ isBeingPaid: true });
});
