import { describe, expect, test } from 'vitest';
import {
  verifyCardSavingNotification,
  verifyPaymentNotification,
} from './paytrail-notification.ts';
import { type Fields, signatureOf } from './paytrail-signature.ts';

const settings = {
  baseUrl: 'https://services.paytrail.com',
  merchantId: '375917',
  secret: 'SAIPPUAKAUPPIAS',
  algorithm: 'sha256' as const,
  timeoutMs: 1000,
};
const paid: Fields = {
  'checkout-account': '375917',
  'checkout-algorithm': 'sha256',
  'checkout-amount': '8200',
  'checkout-stamp': '0b6f1c0e-4f0b-4d3c-9f0a-6a9c3d1e7a11',
  'checkout-reference': 'MK-2026-000123',
  'checkout-transaction-id': '5770642a-9a02-4ca2-8eaa-cc6260a78eb6',
  'checkout-status': 'ok',
  'checkout-provider': 'osuuspankki',
};
const query = (fields: Fields) => new URLSearchParams(fields).toString();
const signed = (fields: Fields, secret = settings.secret) => ({
  ...fields,
  signature: signatureOf(secret, 'sha256', fields),
});
const check = (fields: Fields) => verifyPaymentNotification(settings, query(fields));

describe('a genuine return', () => {
  test('with the published signature is accepted', () => {
    const example = {
      'checkout-account': '375917',
      'checkout-algorithm': 'sha256',
      'checkout-amount': '2964',
      'checkout-stamp': '15336332710015',
      'checkout-reference': '192387192837195',
      'checkout-transaction-id': '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
      'checkout-status': 'ok',
      'checkout-provider': 'nordea',
      signature: 'b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080',
    };

    expect(check(example)).toMatchObject({
      genuine: true,
      notification: { status: 'ok', amount: 2964 },
    });
  });

  test('has the amount, method and reference of the payment', () => {
    const signature = '0069ea009e1ab07058ef125c454ea463ca2d57a8785ca0d1d0a658e98052cd46';

    expect(check({ ...paid, signature })).toEqual({
      genuine: true,
      notification: {
        status: 'ok',
        stamp: '0b6f1c0e-4f0b-4d3c-9f0a-6a9c3d1e7a11',
        amount: 8200,
        reference: 'MK-2026-000123',
        transactionId: '5770642a-9a02-4ca2-8eaa-cc6260a78eb6',
        provider: 'osuuspankki',
        cardToken: null,
        unsignedCard: null,
        acquirerCode: null,
        acquirerDescription: '',
      },
    });
  });

  test("has the card token signed and the card's brand and digits unsigned", () => {
    const answer = check({
      ...paid,
      'checkout-provider': 'creditcard',
      'checkout-card-token': '798b445a-2216-46b7-ad1a-000f40ced6e8',
      signature: '7eae702e25d9385d48285d9745d7603cc02807522ebde33a600f3eb187324438',
      type: 'Visa',
      partial_pan: '0024',
      expire_year: '2030',
      expire_month: '9',
      bin: '415301',
    });

    expect(answer).toMatchObject({
      genuine: true,
      notification: {
        cardToken: '798b445a-2216-46b7-ad1a-000f40ced6e8',
        unsignedCard: { brand: 'Visa', lastFour: '0024', expiresOn: '2030-09', bin: '415301' },
      },
    });
  });

  test('separates our own URL parameters, and accepts new signed ones', () => {
    const answer = verifyPaymentNotification(
      settings,
      `order=1&order=2&${query(signed({ ...paid, 'checkout-foo': 'ä & b' }))}`,
    );

    expect(answer.genuine).toBe(true);
  });

  test.each([
    ['pending', {}, 'pending'],
    ['delayed', {}, 'delayed'],
    ['fail', {}, 'cancel'],
    ['fail', { 'checkout-acquirer-response-code': '' }, 'cancel'],
    ['fail', { 'checkout-acquirer-response-code': '116' }, 'fail'],
  ])('with status %s and %j means %s', (status, more, meaning) => {
    const answer = check(signed({ ...paid, 'checkout-status': status, ...more } as Fields));

    expect(answer).toMatchObject({ genuine: true, notification: { status: meaning } });
  });

  test('of a refund that was never created has no transaction id', () => {
    const { 'checkout-transaction-id': _, ...rest } = paid;

    expect(check(signed(rest))).toMatchObject({
      genuine: true,
      notification: { transactionId: null },
    });
  });
});

describe('a forged return', () => {
  const honest = signed(paid);

  test.each([
    [
      'flipped status',
      { ...signed({ ...paid, 'checkout-status': 'fail' }), 'checkout-status': 'ok' },
      'signature',
    ],
    ['other amount', { ...honest, 'checkout-amount': '1' }, 'signature'],
    ['zero signature', { ...honest, signature: '0'.repeat(64) }, 'signature'],
    ['empty signature', { ...honest, signature: '' }, 'unsigned'],
    ['no signature', paid, 'unsigned'],
    ['wrong secret', signed(paid, 'MONISAIPPUAKAUPPIAS'), 'signature'],
    ['weak algorithm', { ...honest, 'checkout-algorithm': 'sha1' }, 'algorithm'],
    ['no algorithm', { ...honest, 'checkout-algorithm': 'none', signature: '' }, 'unsigned'],
    ['other merchant', signed({ ...paid, 'checkout-account': '695861' }), 'account'],
    ['unsigned extra', { ...honest, 'checkout-bar': 'x' }, 'signature'],
    ['other stamp', { ...honest, 'checkout-stamp': 'another' }, 'signature'],
    ['negative amount', signed({ ...paid, 'checkout-amount': '-1' }), 'shape'],
    ['amount with decimals', signed({ ...paid, 'checkout-amount': '82.00' }), 'shape'],
    ['unknown status', signed({ ...paid, 'checkout-status': 'paid' }), 'shape'],
    ['no stamp', signed({ ...paid, 'checkout-stamp': '' }), 'shape'],
  ])('%s is rejected', (_what, fields, reason) => {
    expect(check(fields as Fields)).toEqual({ genuine: false, reason });
  });

  test.each([
    ['a field twice', `${query(honest)}&checkout-status=ok`, 'duplicate'],
    ['the signature twice', `${query(honest)}&signature=${honest.signature}`, 'duplicate'],
    ['capitals beside the true name', `${query(honest)}&Checkout-Status=fail`, 'case'],
    [
      'capitals in place of the true name',
      query(honest).replace('checkout-status', 'Checkout-Status'),
      'case',
    ],
    ['nothing', '', 'unsigned'],
    ['rubbish', '%%%&&&==&checkout-', 'unsigned'],
  ])('with %s is rejected', (_what, text, reason) => {
    expect(verifyPaymentNotification(settings, text)).toEqual({ genuine: false, reason });
  });

  test('cannot pass off other data as a card', () => {
    const odd = {
      ...honest,
      type: 'Visa',
      partial_pan: '<b>12',
      expire_year: '2030',
      expire_month: '1',
    };

    expect(check(odd)).toMatchObject({ genuine: true, notification: { unsignedCard: null } });
  });
});

describe('a return from saving a card', () => {
  const saved: Fields = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-method': 'GET',
    'checkout-status': 'ok',
    'checkout-tokenization-id': 'b34e5821-2a85-4840-8b27-21ef81168bec',
  };

  test('has the id for fetching the token', () => {
    expect(verifyCardSavingNotification(settings, query(signed(saved)))).toEqual({
      genuine: true,
      notification: { status: 'ok', tokenizationId: 'b34e5821-2a85-4840-8b27-21ef81168bec' },
    });
  });

  test('has no id when nothing was saved', () => {
    const { 'checkout-tokenization-id': _, ...rest } = saved;

    expect(
      verifyCardSavingNotification(settings, query(signed({ ...rest, 'checkout-status': 'fail' }))),
    ).toEqual({
      genuine: true,
      notification: { status: 'fail', tokenizationId: null },
    });
  });

  test('is rejected with another id than the signed one', () => {
    const forged = { ...signed(saved), 'checkout-tokenization-id': 'mine' };

    expect(verifyCardSavingNotification(settings, query(forged))).toEqual({
      genuine: false,
      reason: 'signature',
    });
  });
});

test('a return signed with the previous secret is accepted only while that is configured', () => {
  const message = query(signed(paid, 'the secret before'));

  const changed = { ...settings, previousSecret: 'the secret before' };
  expect(verifyPaymentNotification(changed, message).genuine).toBe(true);
  expect(verifyPaymentNotification(changed, query(signed(paid))).genuine).toBe(true);
  expect(verifyPaymentNotification(changed, query(signed(paid, 'none'))).genuine).toBe(false);
  expect(verifyPaymentNotification(settings, message)).toEqual({
    genuine: false,
    reason: 'signature',
  });
  const unset = { ...settings, previousSecret: '' };
  expect(verifyPaymentNotification(unset, query(signed(paid, ''))).genuine).toBe(false);
});
