import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayment, payAndAddCard } from '../../server/payment/provider/paytrail-payment.ts';
import { chargeToken } from '../../server/payment/provider/paytrail-token.ts';
import { type CallbackListener, startCallbackListener } from '../../test/callback-listener.ts';
import { press, someOrder, startPaymentSandbox } from '../../test/payment-sandbox.ts';
import { startSandbox } from '../start-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let shop: CallbackListener;
beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startPaymentSandbox(), startCallbackListener()]);
});
afterAll(() => Promise.all([sandbox.stop(), shop.stop()]));

const control = (path: string, init: RequestInit = {}) =>
  fetch(`${sandbox.url}/sandbox${path}`, init);
const postJson = (path: string, body: unknown) =>
  control(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('control routes', () => {
  test('set, list, apply and remove faults', async () => {
    const added = await postJson('/faults', { match: { call: 'createPayment' }, answer: 'refuse' });
    expect(added.status).toBe(201);
    expect(await (await control('/faults')).json()).toHaveLength(1);
    const order = () => createPayment(sandbox.settings.paytrail, someOrder(shop.url));
    expect((await order()).outcome).toBe('refused');

    await control('/faults', { method: 'DELETE' });

    expect((await order()).outcome).toBe('created');
  });

  test('refuse an unknown fault', async () => {
    expect((await postJson('/faults', { answer: 'explode' })).status).toBe(400);
  });

  test('confirm a pending payment, which then appears in the ledger', async () => {
    const payment = await createPayment(sandbox.settings.paytrail, someOrder(shop.url));
    if (payment.outcome !== 'created') throw new Error(payment.outcome);
    await press(`${payment.pageUrl}/walleyb2b`, { outcome: 'pending' });
    const page = await (await control('/')).text();
    expect(page).toContain(`/sandbox/payments/${payment.transactionId}/reject`);

    await press(`${sandbox.url}/sandbox/payments/${payment.transactionId}/confirm`, {});

    const ledger = (await (await control('/ledger.json')).json()) as { transactionId: string }[];
    expect(ledger.map(({ transactionId }) => transactionId)).toContain(payment.transactionId);
    expect(shop.heard.map(({ path }) => path)).toContain('/callback');
  });

  test('deliver pending notifications at once', async () => {
    const payment = await createPayment(sandbox.settings.paytrail, someOrder(shop.url));
    if (payment.outcome !== 'created') throw new Error(payment.outcome);
    await press(`${payment.pageUrl}/nordea`, { outcome: 'lateOk' });

    await control('/deliver-now', { method: 'POST' });

    const paid = shop.heard.filter(
      ({ path, query }) => path === '/callback' && query.includes(payment.transactionId),
    );
    expect(paid).toHaveLength(1);
  });
});

test.each([
  '/paytrail/pay/x',
  '/paytrail/pay/__proto__',
  '/paytrail/pay/constructor/nordea',
  '/paytrail/card/__proto__',
  '/paytrail/logos/__proto__.svg',
  '/epassi/pay/constructor',
  '/smartum/pay/toString',
])('%s is not found', async (path) => {
  expect((await fetch(sandbox.url + path)).status).toBe(404);
});

test('a saved card, the ledger and the key survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const stateFile = join(folder, 'state', 'payments.json');
  const first = await startSandbox({ payments: { stateFile } });
  const settings = { ...sandbox.settings.paytrail, baseUrl: `${first.url}/paytrail` };
  const payment = await payAndAddCard(settings, someOrder(shop.url));
  if (payment.outcome !== 'created') throw new Error(payment.outcome);
  await press(payment.redirectUrl, { outcome: 'ok', card: '5100' });
  const [token = ''] = Object.keys(first.payments.tokens);
  await first.stop();

  const second = await startSandbox({ payments: { stateFile } });

  const again = { ...settings, baseUrl: `${second.url}/paytrail` };
  expect(await chargeToken(again, 'mit', someOrder(shop.url), token)).toMatchObject({
    outcome: 'charged',
  });
  expect(second.payments.ledger.entries).toHaveLength(2);
  expect(second.payments.smartumKey).toEqual(first.payments.smartumKey);
  await second.stop();
  rmSync(folder, { recursive: true });
});
