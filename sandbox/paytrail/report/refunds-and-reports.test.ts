import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPayment } from '../../../server/payment/provider/paytrail-payment.ts';
import { type CallbackListener, startCallbackListener } from '../../../test/callback-listener.ts';
import { press, someOrder, startPaymentSandbox } from '../../../test/payment-sandbox.ts';
import { signedCall } from '../../../test/signed-merchant.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let shop: CallbackListener;
let transactionId: string;
beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startPaymentSandbox(), startCallbackListener()]);
});
afterAll(() => Promise.all([sandbox.stop(), shop.stop()]));
beforeEach(async () => {
  const payment = await createPayment(sandbox.settings.paytrail, someOrder(shop.url));
  if (payment.outcome !== 'created') throw new Error(payment.outcome);
  ({ transactionId } = payment);
  await press(`${payment.pageUrl}/nordea`, { outcome: 'ok' });
});

const paytrail = (path: string) => `${sandbox.url}/paytrail${path}`;
const back = (path: string, body: object) =>
  signedCall(
    paytrail(`/payments/${transactionId}${path}`),
    { callbackUrls: { success: `${shop.url}/back`, cancel: `${shop.url}/not-back` }, ...body },
    { headers: { 'checkout-transaction-id': transactionId } },
  );
const list = async (path: string) =>
  (await signedCall(paytrail(path), null, { method: 'GET' })).body as { id: number }[];
const today = new Date().toISOString().slice(0, 10);
const dayFrom = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

describe('a refund', () => {
  test('without an amount refunds what is left', async () => {
    expect(await back('/refund', { amount: 900 })).toMatchObject({ status: 201 });
    expect(await back('/refund', {})).toMatchObject({ status: 201, body: { status: 'ok' } });

    expect(sandbox.payments.payments[transactionId]?.refundedAmount).toBe(7900);
    expect(await back('/refund', {})).toMatchObject({ status: 400 });
  });

  test('by e-mail is paid to any account, whatever the method, and needs an address', async () => {
    expect(await back('/refund/email', { amount: 7900 })).toMatchObject({ status: 400 });
    expect(await back('/refund/email', { email: 'nobody', amount: 1 })).toMatchObject({
      status: 400,
    });
    expect(await back('/refund/email', { email: 'a@b.fi', amount: 7900 })).toMatchObject({
      status: 201,
      body: { provider: 'email refund', status: 'pending' },
    });
  });
});

describe('settlements', () => {
  test('are listed by day and reference, newest first', async () => {
    const [one] = await list('/settlements');
    expect(one).toEqual({
      id: Number(today.replaceAll('-', '')),
      createdAt: `${today}T23:59:59.000Z`,
      settledAt: dayFrom(1),
      settlementReference: `${today.replaceAll('-', '')}7`,
    });
    expect(await list(`/settlements?startDate=${dayFrom(-1)}&endDate=${today}&limit=1`)).toEqual([
      one,
    ]);
    expect(await list(`/settlements?startDate=${today}`)).toEqual([]);
    expect(await list('/settlements?bankReference=nothing')).toEqual([]);
    expect(await list('/settlements?limit=many')).toMatchObject({ status: 'error' });
  });

  test('have reports, and an unknown one has none', async () => {
    const [one] = await list('/settlements');
    const report = { requestType: 'json', callbackUrl: `${shop.url}/settled` };
    const ask = (id: number) => signedCall(paytrail(`/settlements/${id}/payments/report`), report);

    expect(await ask(one?.id ?? 0)).toMatchObject({ status: 200 });
    expect(await ask(20010101)).toMatchObject({ status: 404 });
    await sandbox.payments.notificationSender.deliverNow();
    expect(shop.heard.some(({ path }) => path === '/settled')).toBe(true);
  });
});

describe('a report', () => {
  const ask = (body: object) => signedCall(paytrail('/payments/report'), body);
  const asked = { requestType: 'csv', callbackUrl: 'http://127.0.0.1:9/' };

  test('in CSV has semicolons, quotes and a comma before decimals', async () => {
    const reportFields = ['amount', 'reference', 'status'];
    await ask({ ...asked, callbackUrl: `${shop.url}/csv`, reportFields });
    await sandbox.payments.notificationSender.deliverNow();

    const heard = shop.heard.find(({ path }) => path === '/csv');
    expect(heard?.body.split('\n').slice(0, 2)).toEqual([
      '"amount";"status";"reference"',
      '79;"Paid";"MK-2026-000123"',
    ]);
  });

  test.each([
    ['a day', today],
    ['an instant with Z', `${today}T00:00:00.000Z`],
    ['an offset', `${today}T00:00:00+02:00`],
    ['a time without either', `${today}T00:00:00`],
  ])('accepts %s as first and last moment', async (_, moment) => {
    expect(await ask({ ...asked, startDate: moment, endDate: moment })).toMatchObject({
      status: 200,
    });
  });

  test.each(['today', '19.11.2026', `${today}T25:00:00Z`])('refuses "%s"', async (moment) => {
    expect(await ask({ ...asked, startDate: moment })).toMatchObject({ status: 400 });
  });
});
