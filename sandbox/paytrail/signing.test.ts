import { describe, expect, test } from 'vitest';
import { hmacHex } from './signing.ts';

const SECRET = 'SAIPPUAKAUPPIAS';

/** Written as the signed lines, so that this test shares no code with the shop's. */
function fields(lines: string): [string, string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

const CREATION = fields(`
  checkout-timestamp:2018-07-06T10:01:31.904Z
  checkout-account:375917
  checkout-nonce:564635208570151
  content-type:application/json; charset=utf-8
  checkout-method:POST
  checkout-algorithm:sha256`);
const SMALL = fields(`
  checkout-account:375917
  checkout-algorithm:sha256
  checkout-method:GET
  checkout-nonce:123456
  checkout-timestamp:2018-07-05T11:19:25.950Z`);
const WORKED = fields(`
  checkout-account:375917
  checkout-algorithm:sha256
  checkout-method:POST
  checkout-nonce:11111111-2222-4333-8444-555555555555
  checkout-timestamp:2026-01-02T03:04:05.678Z`);
const RETURN = fields(`
  checkout-account:375917
  checkout-algorithm:sha256
  checkout-amount:8200
  checkout-provider:osuuspankki
  checkout-reference:MK-2026-000123
  checkout-stamp:0b6f1c0e-4f0b-4d3c-9f0a-6a9c3d1e7a11
  checkout-status:ok
  checkout-transaction-id:5770642a-9a02-4ca2-8eaa-cc6260a78eb6`);

const BODY = {
  stamp: 'unique-identifier-for-merchant',
  reference: '3759170',
  amount: 1525,
  currency: 'EUR',
  language: 'FI',
  items: [
    {
      unitPrice: 1525,
      units: 1,
      vatPercentage: 25.5,
      productCode: '#1234',
      deliveryDate: '2018-09-01',
    },
  ],
  customer: { email: 'test.customer@example.com' },
  redirectUrls: {
    success: 'https://ecom.example.com/cart/success',
    cancel: 'https://ecom.example.com/cart/cancel',
  },
};

describe('signatures match the documented examples', () => {
  test('of a creation', () => {
    expect(hmacHex(SECRET, 'sha256', CREATION, Buffer.from(JSON.stringify(BODY)))).toBe(
      '9a4a7735279de4c99268e4566a5526ae887e73e6e58f2918cb2309ccac366129',
    );
  });

  test('of a status request', () => {
    const asked = fields(`
      checkout-account:375917
      checkout-algorithm:sha256
      checkout-method:GET
      checkout-timestamp:2019-11-01T08:48:50.832Z
      checkout-transaction-id:681538c4-fc84-11e9-83bc-2ffcef4c3453
      checkout-nonce:87ac41e1-e6e6-4789-b8e0-c83930cfc447`);

    expect(hmacHex(SECRET, 'sha256', asked)).toBe(
      '4d84e3aedaa847b23e672ff3bc9c57ae5d1c1e84aec251ce39914eaf250bb8b2',
    );
  });

  test('of the documented redirect', () => {
    const redirect = fields(`
      checkout-account:375917
      checkout-algorithm:sha256
      checkout-amount:2964
      checkout-stamp:15336332710015
      checkout-reference:192387192837195
      checkout-transaction-id:4b300af6-9a22-11e8-9184-abb6de7fd2d0
      checkout-status:ok
      checkout-provider:nordea`);

    expect(hmacHex(SECRET, 'sha256', redirect)).toBe(
      'b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080',
    );
  });

  test.each([
    [
      SECRET,
      '375917',
      '0fb0db3f-0544-4676-9b74-a8d2a5d0962a',
      '2018-12-11T12:26:31.155Z',
      'fd605b6a-fd3f-11e8-b642-679d6dca4ac7',
      '5121a9ce96538576357a0477cd1485337e6231e949f7d2b37c15d356b7ff4cc8',
    ],
    [
      'MONISAIPPUAKAUPPIAS',
      '695861',
      '774038b6-f8e3-4d25-92ff-833a5fdebca0',
      '2024-01-09T15:19:23.046Z',
      '77d4e112-af02-11ee-ba91-779a11063706',
      'e40f1d3390ce59c6c73bd9d222be3c9309557bae30da9a74b1e0437b2bb2f17f',
    ],
  ])(
    'of a recorded form, with the secret %s of merchant %s',
    (secret, account, nonce, time, id, hex) => {
      const form = fields(`
      checkout-transaction-id:${id}
      checkout-account:${account}
      checkout-method:POST
      checkout-algorithm:sha256
      checkout-timestamp:${time}
      checkout-nonce:${nonce}`);

      expect(hmacHex(secret, 'sha256', form)).toBe(hex);
    },
  );

  test.each([
    ['', 'e2070810cb0d8795534cf0c2b983a3dee0858990cd073869ce23437c59f98776'],
    ['{"data":"test"}', '73b1e55ebcf42dab90507f7dd53cddb7d2076ebcc61f67f27c9b9f4c94471a67'],
  ])('of a small request with the body "%s"', (body, hex) => {
    expect(hmacHex(SECRET, 'sha256', SMALL, body)).toBe(hex);
  });

  test('of a token without a body and with an empty object', () => {
    const asked = [
      ...WORKED,
      ...fields('checkout-tokenization-id:b34e5821-2a85-4840-8b27-21ef81168bec'),
    ];

    expect(hmacHex(SECRET, 'sha256', asked)).toBe(
      '4676908df1f1cef452b499f24db7fba79ee3609ff17ba664b96fe26b72463289',
    );
    expect(hmacHex(SECRET, 'sha256', asked, '{}')).toBe(
      '26e436b67eb24c13288fcc581cd2d893f9336ec4e98027e5dc1f81cedbb6fdeb',
    );
  });

  test('of a return from a bank, and one with a card token', () => {
    const card = RETURN.map(([name, value]): [string, string] => [
      name,
      name === 'checkout-provider' ? 'creditcard' : value,
    ]);
    const token = fields('checkout-card-token:798b445a-2216-46b7-ad1a-000f40ced6e8');

    expect(hmacHex(SECRET, 'sha256', RETURN)).toBe(
      '0069ea009e1ab07058ef125c454ea463ca2d57a8785ca0d1d0a658e98052cd46',
    );
    expect(hmacHex(SECRET, 'sha256', [...card, ...token, ['type', 'Visa']])).toBe(
      '7eae702e25d9385d48285d9745d7603cc02807522ebde33a600f3eb187324438',
    );
  });
});
