import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { payAtPaytrail, post, signedInBuyer, startPurchase } from '../../test/buyer.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { checkInvariants } from '../invariants/invariant-queries.ts';
import { makeLogger } from '../platform/logger.ts';
import { sendRefunds } from '../refund/send-refunds.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' });
});
afterEach(async () => {
  expect(await checkInvariants(portal.pool)).toEqual([]);
});
afterAll(() => portal.stop());

async function rowsOf(sql: string, values: unknown[]) {
  const { rows } = await portal.pool.query(sql, values);
  return rows;
}
const paymentRow = async (id: string) =>
  (await rowsOf('select * from payment where id = $1', [id]))[0];
const unmatched = (stamp: string) =>
  rowsOf('select reason, amount_cents, payment_id from unmatched_money where stamp = $1', [stamp]);

type Fields = Record<string, string>;

/** A correctly signed payment notification of the card provider, whatever its content. */
async function tell(row: Fields, changes: Fields, way: 'callback' | 'return' = 'callback') {
  const fields: Fields = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': '7900',
    'checkout-stamp': row.stamp!,
    'checkout-reference': row.reference!,
    'checkout-status': 'ok',
    'checkout-transaction-id': row.transaction_id!,
    'checkout-provider': 'nordea',
    ...changes,
  };
  const payload = [
    ...Object.keys(fields)
      .sort()
      .map((name) => `${name}:${fields[name]}`),
    '',
  ].join('\n');
  const signature = createHmac('sha256', 'SAIPPUAKAUPPIAS').update(payload).digest('hex');
  const query = new URLSearchParams({ ...fields, signature });
  const url = `${portal.url}/payments/paytrail/${way}/${row.return_key}?${query}`;
  return (await fetch(url, { redirect: 'manual' })).status;
}

async function lettersTo(address: string) {
  const mails = await portal.mails();
  return mails.filter(
    ({ to, subject }) =>
      to.some((one) => one.includes(address)) && /^Palautamme maksusi/.test(subject ?? ''),
  );
}

test('a wrong amount is refunded once despite repeated callbacks and redirects, and the payer is told once', async () => {
  const buyer = await signedInBuyer(portal);
  const { paymentId } = await startPurchase(buyer);
  const row = await paymentRow(paymentId);
  const other = { 'checkout-amount': '6320' };

  const answers = await Promise.all([
    tell(row, other),
    tell(row, other),
    tell(row, other, 'return'),
  ]);
  expect(answers).toEqual([200, 200, 303]);

  expect((await paymentRow(paymentId)).state).toBe('refundNeeded');
  expect(
    await rowsOf('select reason, amount_cents from refund_need where payment_id = $1', [paymentId]),
  ).toEqual([{ reason: 'otherSum', amount_cents: 6320 }]);
  expect(await unmatched(row.stamp)).toEqual([]);
  await vi.waitFor(async () => expect(await lettersTo(buyer.emailAddress)).toHaveLength(1), 20_000);
  const { body } = await buyer.read('getPaymentStatus', { paymentKey: row.return_key });
  expect(body).toMatchObject({ view: 'returned', card: null });
});

test('drops the fields of a message that fits its payment and keeps those of a wrong amount, however often it is sent', async () => {
  const fieldsOf = async (id: string) =>
    (
      await rowsOf(
        'select verdict, fields from payment_notification where payment_id = $1 order by received_at, id',
        [id],
      )
    ).map(({ verdict, fields }) => [verdict, fields['checkout-amount'] ?? null]);
  const [fitting, other] = [
    await startPurchase(await signedInBuyer(portal)),
    await startPurchase(await signedInBuyer(portal)),
  ];
  const [paid, odd] = [await paymentRow(fitting.paymentId), await paymentRow(other.paymentId)];

  for (const way of ['callback', 'callback', 'return'] as const) await tell(paid, {}, way);
  for (let time = 0; time < 3; time += 1) await tell(odd, { 'checkout-amount': '6320' });

  expect(await fieldsOf(fitting.paymentId)).toEqual([
    ['settled', null],
    ['nothing', null],
  ]);
  expect(await fieldsOf(other.paymentId)).toEqual([['refundFlagged', '6320']]);
});

test('a wrong amount that was really charged is refunded by the provider', async () => {
  const started = await startPurchase(await signedInBuyer(portal));
  // The sandbox has charged 79,00; change ours to simulate a fault on either side.
  await portal.pool.query('alter table payment disable trigger payment_receipt_stays');
  await portal.pool.query(
    `update payment set amount_cents = 6320,
            receipt = jsonb_set(receipt, '{lines,0,unitPrice}', '6320') where id = $1`,
    [started.paymentId],
  );
  await portal.pool.query('alter table payment enable trigger payment_receipt_stays');
  await portal.pool.query('alter table payment_order disable trigger payment_order_stays');
  await portal.pool.query(
    'update payment_order set price_cents = 6320, list_price_cents = 6320 where payment_id = $1',
    [started.paymentId],
  );
  await portal.pool.query('alter table payment_order enable trigger payment_order_stays');
  await fetch((await payAtPaytrail(started)) ?? '', { redirect: 'manual' });

  const { pool, clock, settings } = portal;
  await sendRefunds({ pool, clock, settings, log: makeLogger('silent') });

  expect((await paymentRow(started.paymentId)).state).toBe('refunded');
  const ledger = await fetch(`${settings.sandboxUrl}/sandbox/ledger.json`);
  const refunds = ((await ledger.json()) as { kind: string; amount: number }[]).filter(
    ({ kind }) => kind === 'refund',
  );
  expect(refunds.map(({ amount }) => amount)).toEqual([7900]);
});

test('an unknown payment is kept for the office, once', async () => {
  const { paymentId } = await startPurchase(await signedInBuyer(portal));
  const row = await paymentRow(paymentId);
  const stamp = randomUUID();
  const strange = {
    'checkout-stamp': stamp,
    'checkout-reference': 'MK0',
    'checkout-transaction-id': randomUUID(),
  };

  expect(await tell(row, strange)).toBe(200);
  expect(await tell(row, strange)).toBe(200);

  expect(await unmatched(stamp)).toEqual([
    { reason: 'unknownPayment', amount_cents: 7900, payment_id: null },
  ]);
  expect((await paymentRow(paymentId)).state).toBe('open');
});

test.each([
  ['otherReference', (other: Fields): Fields => ({ 'checkout-reference': other.reference! })],
  ['otherTransaction', (): Fields => ({ 'checkout-transaction-id': randomUUID() })],
])('money with %s is kept for the office, and the payer is told', async (reason, changes) => {
  const buyer = await signedInBuyer(portal);
  const row = await paymentRow((await startPurchase(buyer)).paymentId);
  const other = await paymentRow((await startPurchase(await signedInBuyer(portal))).paymentId);

  expect(await tell(row, changes(other))).toBe(200);

  expect(await unmatched(row.stamp)).toEqual([{ reason, amount_cents: 7900, payment_id: row.id }]);
  expect((await paymentRow(row.id)).state).toBe('open');
  await vi.waitFor(async () => expect(await lettersTo(buyer.emailAddress)).toHaveLength(1), 20_000);
});

test('a second amount for a settled payment is kept for the office', async () => {
  const row = await paymentRow((await startPurchase(await signedInBuyer(portal))).paymentId);
  expect(await tell(row, {})).toBe(200);
  expect(await tell(row, { 'checkout-amount': '6320' })).toBe(200);

  expect((await paymentRow(row.id)).state).toBe('paid');
  expect(await unmatched(row.stamp)).toMatchObject([{ reason: 'otherSum', amount_cents: 6320 }]);
});

test('a notification without money for an unknown payment is only stored', async () => {
  const row = await paymentRow((await startPurchase(await signedInBuyer(portal))).paymentId);
  const stamp = randomUUID();

  expect(await tell(row, { 'checkout-stamp': stamp, 'checkout-status': 'fail' })).toBe(200);

  expect(await unmatched(stamp)).toEqual([]);
});

test('a wrong ePassi amount is refunded manually, and an unknown stamp is kept', async () => {
  const started = await startPurchase(await signedInBuyer(portal), {
    provider: 'epassi',
    call: 'createEpassiPayment',
  });
  const paid = (stamp: string, euros: string): [string, string][] => [
    ['STAMP', stamp],
    ['PAID', euros],
    ['MAC', createHash('sha512').update(`${stamp}&${euros}&1TRQVUMAUBX4`).digest('hex')],
  ];
  const stamp = randomUUID();

  expect((await post(started.body.notifyURL, paid(started.body.stamp, '63.20'))).status).toBe(200);
  expect((await post(started.body.notifyURL, paid(stamp, '79.00'))).status).toBe(200);

  expect((await paymentRow(started.paymentId)).state).toBe('refundNeeded');
  expect(await unmatched(stamp)).toMatchObject([{ reason: 'unknownPayment', amount_cents: 7900 }]);
});
