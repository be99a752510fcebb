import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { type CallbackListener, startCallbackListener } from '../../../test/callback-listener.ts';
import { press, someOrder, startPaymentSandbox } from '../../../test/payment-sandbox.ts';
import { createPayment, getPayment } from './paytrail-payment.ts';
import { activateInvoice, refundPayment } from './paytrail-refund.ts';
import { readReport, requestReport } from './paytrail-report.ts';
import { chargeToken } from './paytrail-token.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
let shop: CallbackListener;
beforeAll(async () => {
  [sandbox, shop] = await Promise.all([startPaymentSandbox(), startCallbackListener()]);
});
afterAll(() => Promise.all([sandbox.stop(), shop.stop()]));

const paytrail = () => sandbox.settings.paytrail;

async function paymentThat(outcome: string, provider: string): Promise<string> {
  const payment = await createPayment(paytrail(), someOrder(shop.url));
  if (payment.outcome !== 'created') throw new Error(payment.outcome);
  await press(`${payment.pageUrl}/${provider}`, { outcome, card: '0024' });
  return payment.transactionId;
}

function giveBack(transactionId: string, amount = 7900, emailAddress: string | null = null) {
  return refundPayment(paytrail(), {
    transactionId,
    amount: cents(amount),
    stamp: randomUUID(),
    reference: 'MK-2026-000123',
    emailAddress,
    callback: { success: `${shop.url}/refund`, cancel: `${shop.url}/refund-cancel` },
  });
}

describe('a refund', () => {
  test('is sent back the way the money came', async () => {
    const transactionId = await paymentThat('ok', 'creditcard');

    const result = await giveBack(transactionId);

    expect(result).toMatchObject({ outcome: 'refunded', provider: 'creditcard' });
    const refunds = sandbox.payments.ledger.entries.filter(({ kind }) => kind === 'refund');
    expect(refunds).toMatchObject([{ transactionId, amount: 7900 }]);
  });

  test('may be partial, but not above the remaining amount', async () => {
    const transactionId = await paymentThat('ok', 'osuuspankki');

    expect(await giveBack(transactionId, 5000)).toMatchObject({ outcome: 'refunded' });
    expect(await giveBack(transactionId, 2901)).toMatchObject({ outcome: 'refused', status: 400 });
    expect(await giveBack(transactionId, 2900)).toMatchObject({ outcome: 'refunded' });
  });

  test('to a bank without refunds needs an e-mail address, and stays pending', async () => {
    const transactionId = await paymentThat('ok', 'spankki');

    expect(await giveBack(transactionId)).toMatchObject({ outcome: 'needsEmail' });
    expect(await giveBack(transactionId, 7900, 'aino@example.fi')).toMatchObject({
      outcome: 'pending',
      provider: 'email refund',
    });
  });

  test('of an unpaid payment is rejected', async () => {
    const transactionId = await paymentThat('cancel', 'nordea');

    expect(await giveBack(transactionId)).toMatchObject({ outcome: 'refused' });
  });

  test('of zero is rejected', async () => {
    expect(await giveBack(randomUUID())).toMatchObject({ outcome: 'refused', status: 404 });
  });
});

describe('a company invoice', () => {
  test('that is pending can be activated, and is then paid', async () => {
    const transactionId = await paymentThat('pending', 'walleyb2b');

    expect(await activateInvoice(paytrail(), transactionId)).toMatchObject({
      outcome: 'activated',
    });
    expect(await getPayment(paytrail(), transactionId)).toMatchObject({ status: 'ok' });
  });

  test('that is not pending cannot be activated', async () => {
    const transactionId = await paymentThat('ok', 'walleyb2b');

    expect(await activateInvoice(paytrail(), transactionId)).toMatchObject({ outcome: 'failed' });
  });
});

describe("the provider's list of payments", () => {
  const period = () => ({ from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000) });

  test('has our stamp of a charge whose response was lost', async () => {
    const lost = someOrder(shop.url, {
      callback: { success: `${shop.url}/x`, cancel: `${shop.url}/x` },
    });
    sandbox.payments.faults.add({ match: { stamp: lost.stamp }, answer: 'resetAfter', times: 1 });
    const charged = await chargeToken(
      paytrail(),
      'mit',
      lost,
      '798b445a-2216-46b7-ad1a-000f40ced6e8',
    );
    expect(charged.outcome).toBe('ambiguous');

    const callbackUrl = `${shop.url}/report`;
    expect(
      await requestReport(paytrail(), { status: 'all', ...period(), callbackUrl }),
    ).toMatchObject({
      outcome: 'requested',
    });

    const report = () => shop.heard.find(({ path }) => path === '/report');
    while (!report()) await shop.waitFor(shop.heard.length + 1);
    const { headers, body } = report() as NonNullable<ReturnType<typeof report>>;
    const lines = readReport(paytrail(), headers, body);
    expect(lines?.find(({ stamp }) => stamp === lost.stamp)).toEqual({
      stamp: lost.stamp,
      reference: 'MK-2026-000123',
      amount: 7900,
      status: 'Paid',
    });
    expect(readReport(paytrail(), headers, body.replace('Paid', 'Pail'))).toBeNull();
    expect(readReport({ ...paytrail(), merchantId: '1' }, headers, body)).toBeNull();
  });
});
