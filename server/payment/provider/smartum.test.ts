import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { press, startPaymentSandbox } from '../../../test/payment-sandbox.ts';
import { createSmartumCheckout } from './smartum.ts';
import { withSandboxKey } from './smartum-key.ts';
import { checkSmartumReturn } from './smartum-return.ts';

let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
beforeAll(async () => {
  sandbox = await startPaymentSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.payments.faults.clear());

const smartum = () => sandbox.settings.smartum;

async function checkout(stamp = randomUUID()) {
  const result = await createSmartumCheckout(smartum(), {
    stamp,
    amount: cents(7900),
    productName: 'Museokortti, 12 kuukautta',
    successUrl: 'https://kortti.example/return?a=1',
    cancelUrl: 'https://kortti.example/cancel',
  });
  return { stamp, result, url: result.outcome === 'created' ? result.redirectUrl : '' };
}
const jwtOf = (back: string) => new URL(back).searchParams.get('jwt') ?? '';

describe('a checkout at Smartum', () => {
  test('redirects to a page, and paying there returns a valid receipt', async () => {
    const { stamp, url } = await checkout();

    const back = await press(url, { outcome: 'ok' });

    expect(new URL(back).searchParams.get('a')).toBe('1');
    expect(await checkSmartumReturn(smartum(), jwtOf(back), Date.now())).toMatchObject({
      genuine: true,
      notification: { status: 'ok', stamp, amount: 7900 },
    });
    expect(sandbox.payments.ledger.entries.filter((entry) => entry.stamp === stamp)).toHaveLength(
      1,
    );
  });

  test('that is cancelled returns no receipt and charges nothing', async () => {
    const { stamp, url } = await checkout();

    const back = await press(url, { outcome: 'cancel' });

    expect(back).toBe('https://kortti.example/cancel');
    expect(sandbox.payments.ledger.entries.filter((entry) => entry.stamp === stamp)).toEqual([]);
  });

  test.each([
    ['wrongKid', 'key'],
    ['wrongKey', 'signature'],
    ['none', 'algorithm'],
    ['hs256', 'algorithm'],
    ['expired', 'expired'],
  ] as const)('with a forged receipt is rejected: %s', async (receipt, reason) => {
    const { stamp, url } = await checkout();
    sandbox.payments.faults.add({ match: { stamp }, receipt });

    const back = await press(url, { outcome: 'ok' });

    expect(await checkSmartumReturn(smartum(), jwtOf(back), Date.now())).toEqual({
      genuine: false,
      reason,
    });
  });

  test("with another buyer's receipt concerns the other buyer's payment", async () => {
    const other = await checkout();
    await press(other.url, { outcome: 'ok' });
    const { stamp, url } = await checkout();
    sandbox.payments.faults.add({ match: { stamp }, receipt: 'replay' });

    const told = await checkSmartumReturn(
      smartum(),
      jwtOf(await press(url, { outcome: 'ok' })),
      Date.now(),
    );

    expect(told.genuine).toBe(true);
    expect(told).not.toMatchObject({ notification: { stamp } });
  });

  test.each([
    ['refuse', { outcome: 'refused', status: 400 }],
    ['unavailable', { outcome: 'ambiguous', fault: 'serverError' }],
    ['resetBefore', { outcome: 'ambiguous', fault: 'broken' }],
    ['cut', { outcome: 'ambiguous', fault: 'broken' }],
    ['forge', { outcome: 'ambiguous', fault: 'unreadable' }],
  ] as const)('met by %s is %j', async (answer, expected) => {
    sandbox.payments.faults.add({ match: { call: 'smartumCheckout' }, answer });

    expect((await checkout()).result).toMatchObject(expected);
  });

  test('without a response ends in time', async () => {
    sandbox.payments.faults.add({ match: { call: 'smartumCheckout' }, answer: 'timeoutBefore' });

    const result = await createSmartumCheckout(
      { ...smartum(), timeoutMs: 200 },
      { stamp: 'x', amount: cents(1), productName: 'x', successUrl: '', cancelUrl: '' },
    );

    expect(result).toMatchObject({ outcome: 'ambiguous', fault: 'timeout' });
  });
});

describe('the sandbox key', () => {
  test('is fetched only when no key is configured', async () => {
    const { publicKey } = smartum();

    expect(await withSandboxKey({ ...smartum(), keyId: '', publicKey: '' })).toEqual(smartum());
    expect(await withSandboxKey({ ...smartum(), baseUrl: 'http://sandbox.invalid' })).toMatchObject(
      { publicKey },
    );
  });

  test('stays unknown while the sandbox is down', async () => {
    const away = { ...smartum(), baseUrl: 'http://sandbox.invalid', publicKey: '' };

    expect(await withSandboxKey(away)).toEqual(away);
  });
});
