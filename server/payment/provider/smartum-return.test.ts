import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkSmartumReturn } from './smartum-return.ts';

const NOW = Date.parse('2026-11-15T10:00:00Z');
const ours = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const publicPem = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const settings = {
  baseUrl: 'https://api.smartum.fi',
  venue: 'ven_museum',
  benefit: 'culture',
  keyId: 'key-1',
  publicKey: publicPem,
  timeoutMs: 1000,
};
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwt(header: object, claims: object, key: KeyObject = ours.privateKey): string {
  const text = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha512', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

const header = { alg: 'ES512', typ: 'JWT', kid: 'key-1' };
const claims = { nonce: 'stamp-1', amount: 7900, venue: 'ven_museum', exp: NOW / 1000 + 600 };
const check = (text: string, now = NOW) => checkSmartumReturn(settings, text, now);

describe('a Smartum receipt', () => {
  test('is accepted when signed with the known key', async () => {
    expect(await check(jwt(header, claims))).toEqual({
      genuine: true,
      notification: {
        status: 'ok',
        stamp: 'stamp-1',
        amount: 7900,
        reference: null,
        transactionId: null,
      },
    });
  });

  test('requires no claim but the nonce', async () => {
    expect(await check(jwt(header, { nonce: 'stamp-1' }))).toMatchObject({
      genuine: true,
      notification: { stamp: 'stamp-1', amount: null },
    });
  });

  test('presented again always refers to the same payment', async () => {
    const receipt = jwt(header, claims);

    expect(await check(receipt)).toEqual(await check(receipt, NOW + 60_000));
    expect(await check(receipt)).toMatchObject({ notification: { stamp: 'stamp-1' } });
  });
});

describe('a forged Smartum receipt', () => {
  const others = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  const smaller = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const honest = jwt(header, claims);
  const [head, payload, signature] = honest.split('.') as [string, string, string];

  const withPublicKeyAsSecret = (() => {
    const text = `${encode({ alg: 'HS256', kid: 'key-1' })}.${encode(claims)}`;
    return `${text}.${createHmac('sha256', publicPem).update(text).digest('base64url')}`;
  })();

  test.each([
    [
      'without a signature, alg none',
      `${encode({ alg: 'none', kid: 'key-1' })}.${payload}.`,
      'algorithm',
    ],
    [
      'without a signature, alg None',
      `${encode({ alg: 'None', kid: 'key-1' })}.${payload}.`,
      'algorithm',
    ],
    ['signed HS256 with the public key', withPublicKeyAsSecret, 'algorithm'],
    ['that says ES256', jwt({ ...header, alg: 'ES256' }, claims), 'algorithm'],
    [
      'with critical extensions',
      jwt({ ...header, crit: ['b64'], b64: false }, claims),
      'algorithm',
    ],
    ['with another key id', jwt({ ...header, kid: 'key-2' }, claims), 'key'],
    ['without a key id', jwt({ alg: 'ES512' }, claims), 'key'],
    ['with a key of its own in the header', jwt({ ...header, kid: 'x', jwk: {} }, claims), 'key'],
    ['signed with another key', jwt(header, claims, others.privateKey), 'signature'],
    ['signed with a smaller key', jwt(header, claims, smaller.privateKey), 'signature'],
    [
      'with another nonce',
      `${head}.${encode({ ...claims, nonce: 'stamp-2' })}.${signature}`,
      'signature',
    ],
    ['with an empty signature', `${head}.${payload}.`, 'signature'],
    [
      'with a signature of zeros',
      `${head}.${payload}.${Buffer.alloc(132).toString('base64url')}`,
      'signature',
    ],
    ['with rubbish behind the signature', `${honest}!!`, 'shape'],
    ['of another venue', jwt(header, { ...claims, venue: 'ven_other' }), 'venue'],
    ['that has expired', jwt(header, { ...claims, exp: NOW / 1000 - 3600 }), 'expired'],
    ['that is not yet valid', jwt(header, { ...claims, nbf: NOW / 1000 + 3600 }), 'expired'],
    ['without a nonce', jwt(header, { amount: 7900 }), 'shape'],
    ['with a number for a nonce', jwt(header, { nonce: 7 }), 'shape'],
    ['with claims that are not an object', jwt(header, []), 'shape'],
    ['of two parts', `${head}.${payload}`, 'shape'],
    ['of four parts', `${honest}.x`, 'shape'],
    ['that is empty', '', 'shape'],
    ['that is not JSON', 'e30x.e30x.e30x', 'shape'],
    ['that is endless', `${honest}${'A'.repeat(10_000)}`, 'shape'],
  ])('%s is rejected', async (_what, text, reason) => {
    expect(await check(text)).toEqual({ genuine: false, reason });
  });

  test('is rejected while no key is configured, whatever signed it', async () => {
    const keyless = { ...settings, publicKey: '' };

    expect(await checkSmartumReturn(keyless, honest, NOW)).toEqual({
      genuine: false,
      reason: 'signature',
    });
  });

  test('is rejected when the configured key is of another kind, even if it made the signature', async () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1056 });
    const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const text = `${encode(header)}.${encode(claims)}`;
    const signed = `${text}.${sign('sha512', Buffer.from(text), rsa.privateKey).toString('base64url')}`;

    expect(await checkSmartumReturn({ ...settings, publicKey: pem }, signed, NOW)).toEqual({
      genuine: false,
      reason: 'signature',
    });
  });
});

test('a Smartum receipt signed with the previous key is accepted while that key is configured', async () => {
  const before = generateKeyPairSync('ec', { namedCurve: 'P-521' });
  const publicKey = before.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const ofBefore = jwt({ ...header, kid: 'key-0' }, claims, before.privateKey);
  const changed = { ...settings, previous: { keyId: 'key-0', publicKey } };

  expect(await checkSmartumReturn(changed, ofBefore, NOW)).toMatchObject({ genuine: true });
  expect(await checkSmartumReturn(changed, jwt(header, claims), NOW)).toMatchObject({
    genuine: true,
  });
  expect(await check(ofBefore)).toEqual({ genuine: false, reason: 'key' });
});
