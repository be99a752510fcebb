import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Changes as SignedChanges, signedCall } from '../../test/signed-merchant.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

type Changes = SignedChanges & { path?: string };

const GOOD_BODY = {
  amount: 7900,
  currency: 'EUR',
  language: 'FI',
  reference: 'MK-1',
  items: [{ unitPrice: 7900, units: 1, vatPercentage: 13.5, productCode: 'MK' }],
  customer: { email: 'a@b.c' },
  redirectUrls: { success: 'https://shop.example/ok', cancel: 'https://shop.example/no' },
};

async function post(body: object, { path = '/payments', ...changes }: Changes = {}) {
  const { body: said, ...answer } = await signedCall(
    `${sandbox.url}/paytrail${path}`,
    body,
    changes,
  );
  return { ...(said as { message?: string; meta?: string[] }), ...answer };
}
const create = (changes: object = {}, call: Changes = {}) =>
  post({ stamp: randomUUID(), ...GOOD_BODY, ...changes }, call);

describe('a call to the card provider', () => {
  test('with a valid signature gets a signed answer', async () => {
    const { status, headers } = await create();

    expect(status).toBe(201);
    expect(headers.get('signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(headers.get('request-id')).toBeTruthy();
    expect(headers.get('checkout-transaction-id')).toBeTruthy();
  });

  test.each([
    ['another secret', { secret: 'x' }, 'Signature mismatch'],
    [
      'other bytes than signed',
      { sentBody: JSON.stringify({ ...GOOD_BODY, amount: 1 }) },
      'Signature mismatch',
    ],
    [
      'an unknown merchant',
      { headers: { 'checkout-account': '1' } },
      'Unknown merchant or algorithm',
    ],
    [
      'an inherited name for a merchant',
      { headers: { 'checkout-account': 'constructor' } },
      'Unknown merchant or algorithm',
    ],
    [
      'a weak algorithm',
      { headers: { 'checkout-algorithm': 'md5' } },
      'Unknown merchant or algorithm',
    ],
    [
      'another verb than sent',
      { headers: { 'checkout-method': 'GET' } },
      'checkout-method mismatch',
    ],
    ['no time', { headers: { 'checkout-timestamp': 'soon' } }, 'Invalid timestamp'],
    [
      'a time of yesterday',
      { headers: { 'checkout-timestamp': new Date(Date.now() - 86_400_000).toISOString() } },
      'Timestamp too old',
    ],
    [
      'no id of the payment it is about',
      { path: '/payments/11111111-2222-4333-8444-555555555555/refund' },
      'checkout-transaction-id header missing or value mismatch',
    ],
    [
      'the id of another payment',
      {
        path: '/payments/11111111-2222-4333-8444-555555555555/refund',
        headers: { 'checkout-transaction-id': 'another' },
      },
      'checkout-transaction-id header missing or value mismatch',
    ],
  ])('with %s is refused', async (_what, call, message) => {
    expect(await create({}, call)).toMatchObject({ status: 401, message });
  });

  test('with a reused nonce is refused', async () => {
    const headers = { 'checkout-nonce': 'once' };

    expect(await create({}, { headers })).toMatchObject({ status: 201 });
    expect(await create({}, { headers })).toMatchObject({
      status: 401,
      message: 'Nonce missing or already used',
    });
  });

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 7901 }],
    ['amount', { amount: 79.5 }],
    ['currency', { currency: 'SEK' }],
    ['language', { language: 'fi' }],
    ['reference', { reference: 'x'.repeat(201) }],
    [
      'items.0.vatPercentage',
      { items: [{ unitPrice: 7900, units: 1, vatPercentage: 13.55, productCode: 'MK' }] },
    ],
    ['customer.email', { customer: {} }],
    ['customer.lastName', { customer: { email: 'a@b.c', lastName: 'x'.repeat(51) } }],
    [
      'redirectUrls.success',
      { redirectUrls: { success: 'javascript:1', cancel: 'https://shop.example/' } },
    ],
    ['redirectUrls', { redirectUrls: undefined }],
    ['callbackDelay', { callbackDelay: 901 }],
  ])('with an invalid %s is refused with the reason', async (field, changes) => {
    const answer = await create(changes);

    expect(answer.status).toBe(400);
    expect(answer.meta?.some((reason) => reason.startsWith(`${field}:`))).toBe(true);
  });

  test('to save a card needs a callback, which alone delivers the token', async () => {
    expect(await create({}, { path: '/tokenization/pay-and-add-card' })).toMatchObject({
      status: 400,
      meta: ['callbackUrls: is required'],
    });
  });
});

test('a reservation can be captured in part or cancelled, once', async () => {
  const token = '798b445a-2216-46b7-ad1a-000f40ced6e8';
  const hold = async () => {
    const answer = await create({ token }, { path: '/payments/token/mit/authorization-hold' });
    const { transactionId } = answer as unknown as { transactionId: string };
    return (act: string, amount: number) =>
      post(
        { amount },
        {
          path: `/payments/${transactionId}/token/${act}`,
          headers: { 'checkout-transaction-id': transactionId },
        },
      );
  };

  const taken = await hold();
  expect(await taken('commit', 8000)).toMatchObject({ status: 400 });
  expect(await taken('commit', 5000)).toMatchObject({ status: 201 });
  expect(await taken('revert', 0)).toMatchObject({ status: 400 });
  const released = await hold();
  expect(await released('revert', 0)).toMatchObject({ status: 200 });
  expect(await released('commit', 5000)).toMatchObject({ status: 400 });

  expect(sandbox.payments.ledger.entries.map(({ amount }) => amount)).toEqual([5000]);
});
