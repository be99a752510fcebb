import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { read } from '../../../contract/call/call.ts';
import { OWN_CREDENTIALS, startApp, type TestApp } from '../../../test/test-app.ts';
import { type StandIn, standInBuild } from '../../../test/web-build.ts';
import { forGuests } from '../lwr-dispatch.ts';

const brokenCalls = { fail: read('For a test', z.object({}), z.object({})) };

let build: StandIn;
let secure: TestApp;
let plain: TestApp;
beforeAll(async () => {
  build = await standInBuild();
  const broken = forGuests(brokenCalls, {
    fail: async () => {
      throw new Error('broken');
    },
  });
  const parts = { distFolder: build.folder, controllers: new Map([['Broken', broken]]) };
  secure = await startApp({ ...OWN_CREDENTIALS, PUBLIC_URL: 'https://kortti.example.fi' }, parts);
  plain = await startApp({}, parts);
});
afterAll(async () => {
  await secure.stop();
  await plain.stop();
  await build.remove();
});

const call = '/lwr/apex/v65.0/Broken/fail';
const REQUESTS = [
  { url: '/' },
  { url: '/broken' },
  { url: '/guarded' },
  { url: '/nowhere' },
  { url: '/assets/gone.js' },
  { url: '/humans.txt' },
  { url: '/health/live' },
  { url: '/health/ready' },
  { url: '/openapi.json' },
  { url: '/metrics' },
  { url: '/secur/logout.jsp?retUrl=%2F' },
  { url: call },
  { url: '/lwr/apex/v65.0/No/such' },
  { method: 'POST', url: call, payload: 'x=1', headers: { 'content-type': 'text/plain' } },
  { method: 'POST', url: call, payload: '{', headers: { 'content-type': 'application/json' } },
  { method: 'POST', url: call, payload: {}, headers: { origin: 'https://evil.example' } },
  { method: 'POST', url: call, payload: { a: 'a'.repeat(700_000) } },
  { method: 'OPTIONS', url: '/' },
  { method: 'HEAD', url: '/' },
  { url: '/%' },
  { url: '/%', headers: { accept: 'text/html' } },
] as const;

describe.each(REQUESTS)('%o', (request) => {
  const ask = async ({ app }: TestApp) => (await app.inject(request as object)).headers;

  test('has every security header', async () => {
    const headers = await ask(secure);

    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': expect.any(String),
    });
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/script-src 'nonce-[\w+/]{22}==' 'strict-dynamic';/);
    expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/]{22}==';/);
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "connect-src 'self'",
      "font-src 'self'",
      "worker-src 'self'",
    ]) {
      expect(`; ${policy};`).toContain(`; ${rule};`);
    }
    expect(policy).toContain("; img-src 'self' data:");
    expect(policy).toContain("; form-action 'self'");
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  test('without TLS sends no HSTS, and has a unique nonce', async () => {
    const [first, second] = [await ask(plain), await ask(plain)];

    expect(first['strict-transport-security']).toBeUndefined();
    expect(first['content-security-policy']).not.toBe(second['content-security-policy']);
  });
});

test.each(['identity', 'br'])(
  'a build file (%s) has every header too, and a policy that blocks everything',
  async (encoding) => {
    const { headers } = await secure.app.inject({
      url: '/assets/main-abc123.js',
      headers: { 'accept-encoding': encoding },
    });

    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
    });
  },
);

test('forms may post to ourselves and to the payment providers', async () => {
  const paid = await startApp({
    PAYTRAIL_BASE_URL: 'https://services.paytrail.com/x',
    EPASSI_URL: 'https://services.epassi.fi/e_payments/v2',
    SMARTUM_BASE_URL: 'https://api.smartum.fi',
  });
  const { headers } = await paid.app.inject('/health/live');
  await paid.stop();

  const [formAction = ''] = /form-action [^;]+/.exec(
    String(headers['content-security-policy']),
  ) ?? [''];
  expect(formAction.split(' ')).toEqual(
    expect.arrayContaining([
      "'self'",
      'https://services.paytrail.com',
      'https://services.epassi.fi',
      'https://api.smartum.fi',
    ]),
  );
});
