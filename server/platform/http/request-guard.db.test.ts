import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_CREDENTIALS, startApp, type TestApp } from '../../../test/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({
    ...OWN_CREDENTIALS,
    PUBLIC_URL: 'https://kortti.example.fi',
    TRUST_PROXY: '1',
  });
});
afterAll(() => running.stop());

const OWN = 'https://kortti.example.fi';
const EVIL = 'https://evil.example';

type Change = { method: 'POST' | 'PATCH' | 'DELETE'; url: string };

/** Every state-changing route in the API description, except signed notifications. */
async function changes(): Promise<Change[]> {
  const { paths } = (await running.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get' && !/^\/(payments|letters\/stop)\//.test(path))
      .map((method) => ({
        method: method.toUpperCase() as Change['method'],
        url: path.replace(/\{\w+\}/g, 'x'),
      })),
  );
}

const attacks = {
  'a form of another site': {
    origin: EVIL,
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  },
  'a form that tells no origin': { 'content-type': 'application/x-www-form-urlencoded' },
  'a text form that looks like JSON': { 'content-type': 'text/plain' },
  'a file form': { 'content-type': 'multipart/form-data; boundary=x' },
  'a fetch without CORS': { origin: EVIL, 'content-type': 'text/plain;charset=UTF-8' },
  'a fetch without a type': { 'sec-fetch-site': 'cross-site' },
  'JSON of another site': {
    origin: EVIL,
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/json',
  },
  'JSON of another site in an old browser': { origin: EVIL, 'content-type': 'application/json' },
  'JSON of a neighbouring host': {
    origin: 'https://evil.kortti.example.fi',
    'sec-fetch-site': 'same-site',
    'content-type': 'application/json',
  },
  'JSON of a page in a sandbox': { origin: 'null', 'content-type': 'application/json' },
  'JSON of our host without TLS': {
    origin: 'http://kortti.example.fi',
    'content-type': 'application/json',
  },
  'a type that only begins like JSON': { 'content-type': 'application/jsonp' },
  'a form with nothing in it': {},
};

describe.each(Object.entries(attacks))('%s', (_name, headers) => {
  test('changes nothing, whatever it calls', async () => {
    for (const { method, url } of await changes()) {
      // A form cannot send DELETE; without a body it has no content type to check.
      if (method === 'DELETE' && !('origin' in headers || 'sec-fetch-site' in headers)) continue;
      const { statusCode, body } = await running.app.inject({
        method,
        url,
        headers,
        payload: 'content-type' in headers ? '{}' : '',
      });

      expect([403, 415], `${method} ${url}: ${body}`).toContain(statusCode);
    }
  });
});

test('finds changes to attack', async () => {
  expect((await changes()).length).toBeGreaterThan(5);
});

test('no state-changing call answers a GET', async () => {
  for (const { url } of (await changes()).filter(({ url }) => url.startsWith('/lwr/'))) {
    expect((await running.app.inject({ url })).statusCode).toBe(405);
  }
});

const logout = { method: 'POST', url: '/lwr/apex/v65.0/AccountController/logout' } as const;

test.each([
  { origin: OWN, 'sec-fetch-site': 'same-origin' },
  { origin: OWN },
  { 'sec-fetch-site': 'same-origin' },
  {},
])('our own pages and clients without a browser pass: %o', async (headers) => {
  const { statusCode } = await running.app.inject({ ...logout, headers, payload: {} });

  expect(statusCode).toBe(200);
});

test.each([
  ['PUT', logout.url, 'POST'],
  ['PATCH', '/lwr/apex/v65.0/AccountController/getSession', 'GET, HEAD'],
  ['POST', '/health/live', 'GET, HEAD'],
  ['DELETE', '/museot', 'GET, HEAD'],
  ['PUT', '/sv/museer/amos-rex', 'GET, HEAD'],
  ['POST', '/services/data/v65.0/ui-api/records/a', 'GET, HEAD, PATCH, DELETE'],
] as const)('%s %s answers 405 with the verbs of the path', async (method, url, verbs) => {
  const { statusCode, headers, body } = await running.app.inject({
    method,
    url,
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });

  expect(statusCode).toBe(405);
  expect(String(headers.allow).split(', ').sort()).toEqual(verbs.split(', ').sort());
  expect(JSON.parse(body)[0]).toMatchObject({ errorCode: 'METHOD_NOT_ALLOWED' });
  expect(JSON.parse(body)[0].message).toContain(String(headers.allow));
});

test.each(['PUT', 'POST'] as const)('%s on an unknown path answers 404', async (method) => {
  const { statusCode } = await running.app.inject({
    method,
    url: '/nothing/here',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });

  expect(statusCode).toBe(404);
});

test.each(['TRACE', 'CONNECT', 'PUT', 'OPTIONS', 'PROPFIND', 'LOCK'])(
  '%s is rejected everywhere and allows no other origin',
  async (method) => {
    for (const url of ['/', '/health/live', logout.url]) {
      const { statusCode, headers } = await running.app.inject({
        method: method as 'OPTIONS',
        url,
        headers: { origin: EVIL, 'access-control-request-method': 'POST' },
      });

      expect([404, 405]).toContain(statusCode);
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  },
);

test('a signed payment notification passes', async () => {
  const { statusCode } = await running.app.inject({
    method: 'POST',
    url: '/payments/nobody/notify',
    headers: { origin: EVIL, 'sec-fetch-site': 'cross-site' },
  });

  expect(statusCode).toBe(404);
});
