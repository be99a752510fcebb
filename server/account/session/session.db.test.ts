import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { mailedCode, mailedLink, sendResetLinks } from '../../../test/mailed-secrets.ts';
import { OWN_CREDENTIALS, startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../../test/visitor.ts';
import { hashPassword } from '../sign-in/password-hash.ts';

const PASSWORD = 'talvi2026';
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

const stateOf = async (visitor: Visitor) => (await visitor.read('getSession')).body;
const GONE = { isLoggedIn: false, secondsLeft: 0 };

async function signedIn(emailAddress = `${randomUUID()}@example.fi`) {
  const visitor = makeVisitor(portal.app, { address: randomAddress() });
  await signInByCode(visitor, emailAddress);
  return visitor;
}

const randomAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 255)).join('.')}`;

async function signInByCode(visitor: Visitor, emailAddress: string) {
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(portal.pool, emailAddress);
  await visitor.post('loginWithCode', { emailAddress, code });
}

describe('session lifetime', () => {
  test('is not extended by asking how long the session lasts', async () => {
    const visitor = await signedIn();
    portal.clock.advance(1_000_000);
    expect(await stateOf(visitor)).toEqual({ isLoggedIn: true, secondsLeft: 800 });
    portal.clock.advance(799_000);
    expect(await stateOf(visitor)).toEqual({ isLoggedIn: true, secondsLeft: 1 });
    portal.clock.advance(1_000);
    expect(await stateOf(visitor)).toEqual(GONE);
  });

  test('starts over each time the user asks for more time', async () => {
    const visitor = await signedIn();
    for (let round = 0; round < 10; round += 1) {
      portal.clock.advance(1_799_000);
      const { body } = await visitor.post('extendSession');
      expect(body).toEqual({ isLoggedIn: true, secondsLeft: 1800 });
    }
  });

  test('is extended by a call of the user', async () => {
    const visitor = await signedIn();
    portal.clock.advance(1_200_000);
    await visitor.read('getLoginStart');

    expect(await stateOf(visitor)).toEqual({ isLoggedIn: true, secondsLeft: 1800 });
  });

  test('is not extended by what a page logs by itself', async () => {
    const visitor = await signedIn();
    const log = {
      timestamp: '2026-11-15T08:30:00Z',
      milliseconds: 0,
      transactionId: randomUUID(),
      level: 'ERROR',
      developerMessage: 'the picture did not load',
    };
    portal.clock.advance(1_200_000);
    const answers = [
      await visitor.call('LoggerController', 'publishLog', { log }),
      await visitor.call('LoggerController', 'publishLogs', { logs: JSON.stringify([log, log]) }),
      await visitor.visit(`${LWR_PATH}/LoggerController/getUserLoggingSettings`),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stateOf(visitor)).toEqual({ isLoggedIn: true, secondsLeft: 600 });
  });

  test('cannot be extended once expired', async () => {
    const visitor = await signedIn();
    portal.clock.advance(1_800_000);

    expect((await visitor.post('extendSession')).status).toBe(401);
    expect(await stateOf(visitor)).toEqual(GONE);
  });

  test('ends after twelve hours whatever the activity', async () => {
    const visitor = await signedIn();
    for (let round = 0; round < 24; round += 1) {
      portal.clock.advance(1_790_000);
      await visitor.post('extendSession');
    }
    portal.clock.advance(200_000);
    expect(await stateOf(visitor)).toMatchObject({ isLoggedIn: true, secondsLeft: 40 });
    portal.clock.advance(40_000);
    expect(await stateOf(visitor)).toEqual(GONE);
  });
});

describe('sign-out', () => {
  test('ends the session on the server: the old cookie grants nothing', async () => {
    const visitor = await signedIn();
    const stolen = visitor.cookies.get('session') ?? '';

    const { status, body, headers } = await visitor.post('logout');

    expect({ status, body }).toEqual({ status: 200, body: GONE });
    expect(headers['clear-site-data']).toBe('"storage"');
    expect(visitor.cookies.has('session')).toBe(false);
    visitor.cookies.set('session', stolen);
    expect((await visitor.post('extendSession')).status).toBe(401);
    expect(await stateOf(visitor)).toEqual(GONE);
  });

  test('keeps the visits that a ticket desk stores on the device', async () => {
    const visitor = await signedIn();

    const { body, headers } = await visitor.post('logout', { keepsVisits: true });

    expect(body).toEqual(GONE);
    expect(headers['clear-site-data']).toBeUndefined();
  });

  test('leaves the sessions of other devices alone', async () => {
    const emailAddress = `${randomUUID()}@example.fi`;
    const phone = await signedIn(emailAddress);
    const laptop = await signedIn(emailAddress);
    await laptop.post('logout');

    expect(await stateOf(phone)).toMatchObject({ isLoggedIn: true });
  });

  test('succeeds when repeated or without a session', async () => {
    const visitor = await signedIn();
    await visitor.post('logout');

    expect((await visitor.post('logout')).status).toBe(200);
  });
});

describe('cookie planted before sign-in', () => {
  const PLANTED = 'A'.repeat(43);

  async function givenPerson() {
    const emailAddress = `${randomUUID()}@example.fi`;
    const passwordHash = await hashPassword(PASSWORD);
    await portal.pool.query('insert into account (email_address, password_hash) values ($1, $2)', [
      emailAddress,
      passwordHash,
    ]);
    return emailAddress;
  }

  const flows: Record<string, (visitor: Visitor, emailAddress: string) => Promise<unknown>> = {
    'a code': signInByCode,
    'a password': (visitor, emailAddress) =>
      visitor.post('loginWithPassword', { emailAddress, password: PASSWORD }),
    async 'a new password'(visitor, emailAddress) {
      await visitor.post('requestPasswordReset', { emailAddress });
      await sendResetLinks({ ...portal, publicUrl: portal.settings.publicUrl });
      const link = await mailedLink(portal.pool, emailAddress);
      await visitor.post('resetPassword', { token: link?.hash.slice(1), password: 'kesa2027' });
    },
  };

  test.each(Object.keys(flows))('grants nothing after signing in with %s', async (flow) => {
    const emailAddress = await givenPerson();
    const visitor = makeVisitor(portal.app, { address: randomAddress() });
    visitor.cookies.set('session', PLANTED);
    await flows[flow]!(visitor, emailAddress);

    expect(await stateOf(visitor)).toMatchObject({ isLoggedIn: true });
    expect(visitor.cookies.get('session')).not.toBe(PLANTED);
    const attacker = makeVisitor(portal.app);
    attacker.cookies.set('session', PLANTED);
    expect(await stateOf(attacker)).toEqual(GONE);
  });

  test.each(Object.keys(flows))(
    'earlier session ends when the same browser signs in with %s',
    async (flow) => {
      const visitor = await signedIn();
      const before = visitor.cookies.get('session') ?? '';
      await flows[flow]!(visitor, await givenPerson());

      const attacker = makeVisitor(portal.app);
      attacker.cookies.set('session', before);
      expect(await stateOf(attacker)).toEqual(GONE);
    },
  );
});

describe('session cookie', () => {
  const attributesIn = async (environment: Record<string, string>) => {
    const other = await startApp(environment);
    const visitor = makeVisitor(other.app);
    const emailAddress = 'eväste@example.fi';
    await visitor.post('requestLoginCode', { emailAddress });
    const code = await mailedCode(other.pool, emailAddress);
    const { headers } = await visitor.post('loginWithCode', { emailAddress, code });
    await other.stop();
    return [headers['set-cookie']].flat().find((cookie) => String(cookie).includes('session='));
  };

  test('is hidden from scripts and other sites', async () => {
    expect(await attributesIn({})).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('behind TLS is bound to this host and never sent in the clear', async () => {
    expect(
      await attributesIn({ ...OWN_CREDENTIALS, PUBLIC_URL: 'https://kortti.example.fi' }),
    ).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('is stored only as a hash', async () => {
    const visitor = await signedIn();
    const { rows } = await portal.pool.query('select s::text as row from account_session s');

    expect(rows.map(({ row }) => row).join()).not.toContain(visitor.cookies.get('session'));
  });
});

describe('recent sign-in (15 minutes)', () => {
  const isRecent = async (visitor: Visitor) => (await visitor.read('getRecentSignIn')).body;

  test('expires even while the session is used', async () => {
    const visitor = await signedIn();
    expect(await isRecent(visitor)).toEqual({ isRecent: true });
    portal.clock.advance(899_000);
    await visitor.post('extendSession');
    expect(await isRecent(visitor)).toEqual({ isRecent: true });
    portal.clock.advance(1_000);
    expect(await isRecent(visitor)).toEqual({ isRecent: false });
  });

  test('is renewed by a new code, under a new cookie', async () => {
    const emailAddress = `${randomUUID()}@example.fi`;
    const visitor = await signedIn(emailAddress);
    portal.clock.advance(1_000_000);
    const before = visitor.cookies.get('session') ?? '';
    await visitor.post('requestLoginCode', { emailAddress });
    const code = await mailedCode(portal.pool, emailAddress);

    const { status } = await visitor.post('reauthenticate', { code });

    expect(status).toBe(200);
    expect(await isRecent(visitor)).toEqual({ isRecent: true });
    const attacker = makeVisitor(portal.app);
    attacker.cookies.set('session', before);
    expect(await stateOf(attacker)).toEqual(GONE);
  });

  test('is not renewed by a code for another address', async () => {
    const visitor = await signedIn();
    portal.clock.advance(1_000_000);
    const other = `${randomUUID()}@example.fi`;
    await visitor.post('requestLoginCode', { emailAddress: other });
    const code = await mailedCode(portal.pool, other);

    expect((await visitor.post('reauthenticate', { code })).status).toBe(400);
    expect(await isRecent(visitor)).toEqual({ isRecent: false });
  });

  test('is not asked of visitors who are not signed in', async () => {
    const guest = makeVisitor(portal.app);

    expect((await guest.read('getRecentSignIn')).status).toBe(401);
    expect((await guest.post('reauthenticate', { code: '123456' })).status).toBe(401);
  });
});
