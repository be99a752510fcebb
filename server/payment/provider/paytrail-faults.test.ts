import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import type { NewFault } from '../../../sandbox/payments/fault-registry.ts';
import { someOrder, startPaymentSandbox } from '../../../test/payment-sandbox.ts';
import type { PaytrailSettings } from './payment-settings.ts';
import { createPayment, getPayment, payAndAddCard } from './paytrail-payment.ts';
import { listMethods } from './paytrail-provider.ts';
import { activateInvoice, refundPayment } from './paytrail-refund.ts';
import { requestReport } from './paytrail-report.ts';
import { chargeToken, getToken } from './paytrail-token.ts';

const TIMEOUT_MS = 300;
const PATIENT_MS = 10_000;
const IN_TIME_MS = 5_000;
const TOKEN = '798b445a-2216-46b7-ad1a-000f40ced6e8';
const someId = '11111111-2222-4333-8444-555555555555';
const shop = 'http://127.0.0.1:9';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
beforeAll(async () => {
  sandbox = await startPaymentSandbox(TIMEOUT_MS);
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.payments.faults.clear());

const CALLS: [string, (settings: PaytrailSettings) => Promise<{ outcome: string }>][] = [
  ['createPayment', (settings) => createPayment(settings, someOrder(shop))],
  ['getPayment', (settings) => getPayment(settings, someId)],
  [
    'groupedProviders',
    (settings) => listMethods(settings, { amount: cents(7900), language: 'fi' }),
  ],
  ['payAndAddCard', (settings) => payAndAddCard(settings, someOrder(shop))],
  ['getToken', (settings) => getToken(settings, 'b34e5821-2a85-4840-8b27-21ef81168bec')],
  ['chargeCit', (settings) => chargeToken(settings, 'cit', someOrder(shop), TOKEN)],
  ['chargeMit', (settings) => chargeToken(settings, 'mit', someOrder(shop), TOKEN)],
  ['refund', (settings) => refundPayment(settings, someRefund())],
  ['activateInvoice', (settings) => activateInvoice(settings, someId)],
  [
    'requestReport',
    (settings) =>
      requestReport(settings, {
        status: 'all',
        from: new Date(0),
        to: new Date(),
        callbackUrl: `${shop}/r`,
      }),
  ],
];

/** A port that was free a moment ago. */
async function shutPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

function someRefund() {
  return {
    transactionId: someId,
    amount: cents(7900),
    stamp: someId,
    reference: 'MK-1',
    emailAddress: null,
    callback: { success: `${shop}/ok`, cancel: `${shop}/no` },
  };
}

describe.each(CALLS)('%s', (call, ask) => {
  const meet = (answer: NewFault['answer'], more: Partial<NewFault> = {}) =>
    sandbox.payments.faults.add({ match: { call }, answer, ...more });

  test.each([
    ['timeoutBefore', 'timeout'],
    ['timeoutAfter', 'timeout'],
    ['drip', 'timeout'],
    ['resetBefore', 'broken'],
    ['resetAfter', 'broken'],
    ['cut', 'broken'],
    ['forge', 'unverified'],
    ['unsigned', 'unverified'],
    ['unavailable', 'serverError'],
  ] as const)('met by %s ends in time and may have happened (%s)', async (kind, fault) => {
    meet(kind);
    const started = performance.now();

    // Only silence may run into the timeout, not a slow machine.
    const timeoutMs = fault === 'timeout' ? TIMEOUT_MS : PATIENT_MS;
    const result = await ask({ ...sandbox.settings.paytrail, timeoutMs });

    expect(result).toMatchObject({ outcome: 'ambiguous', fault });
    expect(performance.now() - started).toBeLessThan(IN_TIME_MS);
  });

  test('that is rejected has certainly not happened', async () => {
    meet('refuse');

    expect(await ask({ ...sandbox.settings.paytrail, timeoutMs: PATIENT_MS })).toMatchObject({
      outcome: 'refused',
      status: 400,
      message: 'Refused by the sandbox',
    });
  });

  test('that is slow but in time gets its answer', async () => {
    meet('slow', { delayMs: 100 });

    expect((await ask({ ...sandbox.settings.paytrail, timeoutMs: PATIENT_MS })).outcome).not.toBe(
      'ambiguous',
    );
  });

  test('to a closed port was never sent', async () => {
    const baseUrl = `http://127.0.0.1:${await shutPort()}`;
    const shut = { ...sandbox.settings.paytrail, baseUrl, timeoutMs: PATIENT_MS };

    expect(await ask(shut)).toMatchObject({ outcome: 'unreachable' });
  });

  test('to an unknown host was never sent', async () => {
    const baseUrl = 'http://paytrail.invalid';
    const nowhere = { ...sandbox.settings.paytrail, baseUrl, timeoutMs: PATIENT_MS };

    expect(await ask(nowhere)).toEqual({ outcome: 'unreachable', fault: expect.any(String) });
  });
});

test('a timeout after charging has charged, a timeout before it has not', async () => {
  const { faults, ledger } = sandbox.payments;
  const charged = () => ledger.entries.map(({ stamp }) => stamp);
  const before = someOrder(shop);
  const after = someOrder(shop);

  faults.add({ match: { stamp: before.stamp }, answer: 'timeoutBefore' });
  faults.add({ match: { stamp: after.stamp }, answer: 'timeoutAfter' });
  await chargeToken(sandbox.settings.paytrail, 'mit', before, TOKEN);
  await chargeToken(sandbox.settings.paytrail, 'mit', after, TOKEN);

  expect(charged()).not.toContain(before.stamp);
  expect(charged().filter((stamp) => stamp === after.stamp)).toHaveLength(1);
});

describe('a redirect from the provider', () => {
  const paths: string[] = [];
  const trap = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end('{}');
  });
  beforeAll(() => new Promise<void>((done) => trap.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => trap.close(done)));

  test('is not followed', async () => {
    const baseUrl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;

    const result = await createPayment({ ...sandbox.settings.paytrail, baseUrl }, someOrder(shop));

    expect(result).toMatchObject({ outcome: 'ambiguous', status: 302 });
    expect(paths).toEqual(['/payments']);
  });
});
