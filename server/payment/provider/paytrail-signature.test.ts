import { describe, expect, test } from 'vitest';
import { findSignatureFault, signatureOf } from './paytrail-signature.ts';

const SECRET = 'SAIPPUAKAUPPIAS';
const request = (method: string, nonce: string, timestamp: string, more = {}) => ({
  'checkout-account': '375917',
  'checkout-algorithm': 'sha256',
  'checkout-method': method,
  'checkout-nonce': nonce,
  'checkout-timestamp': timestamp,
  ...more,
});
const worked = request('POST', '11111111-2222-4333-8444-555555555555', '2026-01-02T03:04:05.678Z');

const EXAMPLE_BODY =
  '{"stamp":"unique-identifier-for-merchant","reference":"3759170","amount":1525,"currency":"EUR","language":"FI","items":[{"unitPrice":1525,"units":1,"vatPercentage":25.5,"productCode":"#1234","deliveryDate":"2018-09-01"}],"customer":{"email":"test.customer@example.com"},"redirectUrls":{"success":"https://ecom.example.com/cart/success","cancel":"https://ecom.example.com/cart/cancel"}}';
const CARD_BODY =
  '{"stamp":"0b6f1c0e-4f0b-4d3c-9f0a-6a9c3d1e7a11","reference":"MK-2026-000123","amount":8200,"currency":"EUR","language":"FI","items":[{"unitPrice":8200,"units":1,"vatPercentage":13.5,"productCode":"MUSEOKORTTI-12","description":"Museokortti, 12 kk","stamp":"0b6f1c0e-4f0b-4d3c-9f0a-6a9c3d1e7a12"}],"customer":{"email":"maija@example.fi","firstName":"Maija","lastName":"Meikäläinen"},"redirectUrls":{"success":"https://shop.example/return/ok","cancel":"https://shop.example/return/cancel"},"callbackUrls":{"success":"https://shop.example/callback/ok","cancel":"https://shop.example/callback/cancel"}}';

describe('the published signatures are reproduced exactly', () => {
  test.each([
    [
      'a creation',
      SECRET,
      request('POST', '564635208570151', '2018-07-06T10:01:31.904Z'),
      EXAMPLE_BODY,
      '9a4a7735279de4c99268e4566a5526ae887e73e6e58f2918cb2309ccac366129',
    ],
    [
      'a question about a payment',
      SECRET,
      request('GET', '87ac41e1-e6e6-4789-b8e0-c83930cfc447', '2019-11-01T08:48:50.832Z', {
        'checkout-transaction-id': '681538c4-fc84-11e9-83bc-2ffcef4c3453',
      }),
      '',
      '4d84e3aedaa847b23e672ff3bc9c57ae5d1c1e84aec251ce39914eaf250bb8b2',
    ],
    [
      'a form of a consumer invoice',
      SECRET,
      request('POST', '0fb0db3f-0544-4676-9b74-a8d2a5d0962a', '2018-12-11T12:26:31.155Z', {
        'checkout-transaction-id': 'fd605b6a-fd3f-11e8-b642-679d6dca4ac7',
      }),
      '',
      '5121a9ce96538576357a0477cd1485337e6231e949f7d2b37c15d356b7ff4cc8',
    ],
    [
      'a form of a company invoice',
      'MONISAIPPUAKAUPPIAS',
      request('POST', '774038b6-f8e3-4d25-92ff-833a5fdebca0', '2024-01-09T15:19:23.046Z', {
        'checkout-account': '695861',
        'checkout-transaction-id': '77d4e112-af02-11ee-ba91-779a11063706',
      }),
      '',
      'e40f1d3390ce59c6c73bd9d222be3c9309557bae30da9a74b1e0437b2bb2f17f',
    ],
    [
      'a request without a body',
      SECRET,
      request('GET', '123456', '2018-07-05T11:19:25.950Z'),
      '',
      'e2070810cb0d8795534cf0c2b983a3dee0858990cd073869ce23437c59f98776',
    ],
    [
      'a request with a small body',
      SECRET,
      request('GET', '123456', '2018-07-05T11:19:25.950Z'),
      '{"data":"test"}',
      '73b1e55ebcf42dab90507f7dd53cddb7d2076ebcc61f67f27c9b9f4c94471a67',
    ],
    [
      'a body with Finnish letters',
      SECRET,
      worked,
      CARD_BODY,
      '8e6eadc2eb074e548c9a23186e920ae46907e48076da0ac418dc718dc8280529',
    ],
    [
      'a token without a body',
      SECRET,
      { ...worked, 'checkout-tokenization-id': 'b34e5821-2a85-4840-8b27-21ef81168bec' },
      '',
      '4676908df1f1cef452b499f24db7fba79ee3609ff17ba664b96fe26b72463289',
    ],
    [
      'a token with an empty object',
      SECRET,
      { ...worked, 'checkout-tokenization-id': 'b34e5821-2a85-4840-8b27-21ef81168bec' },
      '{}',
      '26e436b67eb24c13288fcc581cd2d893f9336ec4e98027e5dc1f81cedbb6fdeb',
    ],
    [
      'a form that saves a card',
      SECRET,
      {
        ...worked,
        'checkout-redirect-success-url': 'https://shop.example/card/ok',
        'checkout-redirect-cancel-url': 'https://shop.example/card/cancel',
        'checkout-callback-success-url': 'https://shop.example/card/cb-ok',
        'checkout-callback-cancel-url': 'https://shop.example/card/cb-cancel',
        language: 'FI',
      },
      '',
      '39e2a1a6276ed7d60ad091f853fd4cb69f641a148b0b397c287c0e0e8ad1f39a',
    ],
  ])('%s', (_what, secret, fields, body, signature) => {
    expect(signatureOf(secret, 'sha256', fields, body)).toBe(signature);
  });

  test('the longer algorithm matches too', () => {
    const fields = { ...worked, 'checkout-algorithm': 'sha512' };

    expect(signatureOf(SECRET, 'sha512', fields, CARD_BODY)).toBe(
      'c1f70e469e3955fbec0a344fd857653a10bdd6ac4b4ff9f4855fc2ade4d8167c514292a746a2d06f0e0666a7e78dbb888cee43619853d568c57ae8ae5d79a25d',
    );
  });

  test('the same characters in another Unicode form have another signature', () => {
    const escaped = CARD_BODY.replaceAll('ä', '\\u00e4');

    expect(signatureOf(SECRET, 'sha256', worked, escaped)).toMatch(/^cdbd7d35.*af9d$/);
  });
});

describe('a signed message', () => {
  const signed = (fields: Record<string, string>, body = '') => ({
    ...fields,
    signature: signatureOf(SECRET, 'sha256', fields, body),
  });

  test('is accepted with unsigned fields, and with new signed ones', () => {
    const message = signed({ ...worked, 'checkout-foo': 'bar' });

    expect(findSignatureFault(SECRET, { ...message, 'request-id': '1', server: 'x' })).toBeNull();
  });

  test.each([
    ['no signature', { signature: undefined }, 'unsigned'],
    ['an empty signature', { signature: '' }, 'unsigned'],
    ['a signature of zeros', { signature: '0'.repeat(64) }, 'signature'],
    ['a signature in capitals', { signature: signed(worked).signature.toUpperCase() }, 'signature'],
    ['a shorter signature', { signature: signed(worked).signature.slice(1) }, 'signature'],
    ['a changed field', { 'checkout-nonce': '2' }, 'signature'],
    ['one field more', { 'checkout-extra': '1' }, 'signature'],
    ['a weak algorithm', { 'checkout-algorithm': 'sha1' }, 'algorithm'],
    ['no algorithm', { 'checkout-algorithm': 'none' }, 'algorithm'],
    ['an inherited name as algorithm', { 'checkout-algorithm': 'constructor' }, 'algorithm'],
  ])('with %s is rejected', (_what, change, fault) => {
    const message = { ...signed(worked), ...change } as Record<string, string>;

    expect(findSignatureFault(SECRET, message)).toBe(fault);
  });

  test('with another body is rejected', () => {
    expect(findSignatureFault(SECRET, signed(worked, '{"a":1}'), '{"a":2}')).toBe('signature');
  });
});
