import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '../../../contract/account/account-calls.ts';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { mailedCode } from '../../../test/mailed-secrets.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../../test/visitor.ts';

let portal: TestApp;
let victim: Visitor;
beforeAll(async () => {
  portal = await startApp();
  victim = makeVisitor(portal.app);
  const emailAddress = 'uhri@example.fi';
  await victim.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(portal.pool, emailAddress);
  await victim.post('loginWithCode', { emailAddress, code });
});
afterAll(() => portal.stop());

const CHANGES = Object.entries(accountCalls)
  .filter(([, { verb }]) => verb === 'POST')
  .map(([method]) => method);

const FIELDS = { emailAddress: 'toinen@example.fi', password: 'talvi2026', code: '123456' };
const FORM = new URLSearchParams(FIELDS).toString();

type Attack = { method: 'GET' | 'POST'; payload?: string; headers: Record<string, string> };

/** Requests that a page of another site can make a browser send. */
const ATTACKS: Record<string, Attack> = {
  'a form': {
    method: 'POST',
    payload: FORM,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
  },
  'a form that looks like JSON': {
    method: 'POST',
    payload: JSON.stringify(FIELDS),
    headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
  },
  'a form from a browser that tells nothing': {
    method: 'POST',
    payload: FORM,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'a script': {
    method: 'POST',
    payload: JSON.stringify(FIELDS),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
  },
  'a script on a neighbouring host': {
    method: 'POST',
    payload: JSON.stringify(FIELDS),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' },
  },
  'a frame without an origin': {
    method: 'POST',
    payload: JSON.stringify(FIELDS),
    headers: { 'content-type': 'application/json', origin: 'null' },
  },
  'a link': { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } },
};

async function everything() {
  const { rows } = await portal.pool.query(
    `select (select count(*) from account) as accounts, (select count(*) from login_code) as codes,
            (select count(*) from password_reset) as resets, (select count(*) from mail_outbox) as mails,
            (select string_agg(s::text, ',') from account_session s) as sessions`,
  );
  return rows[0];
}

describe.each(CHANGES)('%s', (call) => {
  test.each(Object.keys(ATTACKS))(
    'changes nothing when requested by %s of another site',
    async (kind) => {
      const before = await everything();
      const { method, payload, headers } = ATTACKS[kind]!;

      const response = await portal.app.inject({
        method,
        url: `${LWR_PATH}/AccountController/${call}`,
        headers: { ...headers, cookie: `session=${victim.cookies.get('session')}` },
        ...(payload !== undefined && { payload }),
      });

      expect([403, 405, 415]).toContain(response.statusCode);
      expect(response.cookies).toEqual([]);
      expect(await everything()).toEqual(before);
    },
  );
});

test('covers at least one change', () => {
  expect(CHANGES).toEqual([
    'requestLoginCode',
    'loginWithCode',
    'loginWithPassword',
    'requestPasswordReset',
    'resetPassword',
    'logout',
    'extendSession',
    'reauthenticate',
  ]);
});
