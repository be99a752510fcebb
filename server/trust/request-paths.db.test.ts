import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { rawRequest } from '../../test/raw-request.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { type StandIn, standInBuild } from '../../test/web-build.ts';
import { makeLogger } from '../platform/logger.ts';

const lines: string[] = [];
let portal: TestApp;
let build: StandIn;
beforeAll(async () => {
  build = await standInBuild();
  portal = await startApp(
    { CALLS_PER_MINUTE: '30', LOG_LEVEL: 'debug' },
    { distFolder: build.folder, logTo: { write: (line) => void lines.push(line) } },
  );
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  portal.clock.advance(61_000);
  lines.length = 0;
});
afterAll(async () => {
  await portal.stop();
  await build.remove();
});

const GET_SESSION = `${LWR_PATH}/AccountController/getSession`;
/** Spellings that reach the same call. */
const SPELLINGS = [
  GET_SESSION,
  GET_SESSION.replace('/lwr', '/%6cwr'),
  GET_SESSION.replace('/lwr/', '/%6C%77%72/'),
  GET_SESSION.replace('AccountController', '%41ccountController'),
  `http://localhost${GET_SESSION}`,
  `https://elsewhere.example${GET_SESSION}`,
  `http://localhost:3000${GET_SESSION.replace('/lwr', '/%6cwr')}`,
  `HTTP://LOCALHOST${GET_SESSION}`,
];
/** Spellings that do not reach the call. */
const STRANGE = [
  `/${GET_SESSION}`,
  `/x/..${GET_SESSION}`,
  `/.${GET_SESSION}`,
  GET_SESSION.replace('/lwr/', '/LWR/'),
  GET_SESSION.replace('/lwr/', '/lwr//'),
  GET_SESSION.replace('/lwr/', '/%2flwr/'),
  `${GET_SESSION}/`,
];

describe('the rate limit of calls', () => {
  test.each(SPELLINGS)('counts %s', async (spelling) => {
    const statuses: number[] = [];
    for (let index = 0; index < 35; index += 1) {
      statuses.push((await rawRequest(portal.app, `GET ${spelling}`)).status);
    }

    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).not.toBe(200);
  });

  test('is shared by all spellings', async () => {
    let answered = 0;
    for (let index = 0; index < 80; index += 1) {
      const spelling = SPELLINGS[index % SPELLINGS.length];
      if ((await rawRequest(portal.app, `GET ${spelling}`)).status === 200) answered += 1;
    }

    expect(answered).toBe(30);
  });

  test.each(STRANGE)('may ignore %s, which reaches nothing', async (spelling) => {
    expect((await rawRequest(portal.app, `GET ${spelling}`)).status).not.toBe(200);
  });
});

describe('a cross-site state change', () => {
  const LOGOUT = `${LWR_PATH}/AccountController/logout`;

  test.each([
    LOGOUT,
    LOGOUT.replace('/lwr', '/%6cwr'),
    `http://localhost${LOGOUT}`,
    `http://localhost/payments/..${LOGOUT}`,
    `/payments/..${LOGOUT}`,
    `/payments/%2e%2e${LOGOUT}`,
    `/payments/..%2f${LOGOUT.slice(1)}`,
  ])('is rejected or reaches nothing: %s', async (spelling) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status } = await rawRequest(portal.app, `POST ${spelling}`, headers, '{}');

    expect([403, 404, 415]).toContain(status);
  });

  test.each(['/payments/epassi/notify/key', '/%70ayments/epassi/notify/key'])(
    'is accepted where a signature is the proof, in any spelling: %s',
    async (path) => {
      const headers = {
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const { status, body } = await rawRequest(portal.app, `POST ${path}`, headers, 'STAMP=1');

      expect(status).toBe(400);
      expect(body).toContain('NOT_GENUINE');
    },
  );
});

describe('an error', () => {
  test.each([
    '/lwr/apex/v65.0/Nobody/nothing',
    '/%6cwr/apex/v65.0/Nobody/nothing',
    'http://localhost/lwr/apex/v65.0/Nobody/nothing',
    '/%6cwr/nothing',
    'http://localhost/services/nothing',
  ])('for an API client is a list: %s', async (spelling) => {
    const { status, head } = await rawRequest(portal.app, `GET ${spelling}`, {
      accept: 'text/html',
    });

    expect(status).toBe(404);
    expect(head).toContain('content-type: application/json');
  });

  test.each(['/api/desk/v1/nothing', '/%61pi/desk/v1/nothing', 'http://localhost/api/x'])(
    'for a till is a problem: %s',
    async (spelling) => {
      const { head } = await rawRequest(portal.app, `GET ${spelling}`, { accept: 'text/html' });

      expect(head).toContain('content-type: application/problem+json');
    },
  );
});

describe('the request log', () => {
  const KEY = 'k4n4riaSecretKey0987654321';

  test.each([
    `/payments/receipt/${KEY}`,
    `/payments/paytrail/return/${KEY}?a=${KEY}`,
    `/payments/paytrail/callback/${KEY}`,
    `/payments/paytrail/card-return/${KEY}`,
    `/payments/smartum/cancel/${KEY}`,
    `http://localhost/payments/receipt/${KEY}`,
    `/%70ayments/receipt/${KEY}`,
    `/lahja/avaa?t=${KEY}`,
    `/lahja/seuranta?avain=${KEY}`,
    `/osta/itselle/${KEY}`,
    `/nowhere/${KEY}`,
    `/lwr/apex/v65.0/${KEY}/${KEY}`,
    `/%zz/${KEY}`,
  ])('has the route and no key: %s', async (path) => {
    await rawRequest(portal.app, `GET ${path}`, { accept: 'text/html' });

    expect(lines.filter((line) => line.includes('k4n4ria'))).toEqual([]);
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(told.every((line) => typeof line.path === 'string')).toBe(true);
  });

  test('has the matched route', async () => {
    await rawRequest(portal.app, `GET /%70ayments/receipt/${KEY}`);
    await rawRequest(portal.app, `GET ${GET_SESSION.replace('/lwr', '/%6cwr')}`);

    expect(lines.map((line) => JSON.parse(line).path)).toEqual([
      '/payments/receipt/:key',
      GET_SESSION,
    ]);
  });

  test('omits URLs from framework errors', () => {
    const written: string[] = [];
    const log = makeLogger('warn', { write: (line) => void written.push(line) });
    const message = `Reply was already sent, did you forget to "return reply" in "/payments/receipt/${KEY}" (GET)?`;
    log.warn({ err: Object.assign(new Error(message), { code: 'FST_ERR_REP_ALREADY_SENT' }) });

    expect(written.join('')).toContain('FST_ERR_REP_ALREADY_SENT');
    expect(written.join('')).not.toContain(KEY);
  });
});
