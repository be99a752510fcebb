import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedCode } from '../../../test/mailed-secrets.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor } from '../../../test/visitor.ts';
import { LOGINS_AT_ONCE, LOGINS_WAITING } from './check-password.ts';
import { hashPassword } from './password-hash.ts';

const PASSWORD = 'talvi2026';
let portal: TestApp;
let passwordHash: string;
beforeAll(async () => {
  portal = await startApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => portal.stop());

const FAILED = {
  status: 400,
  body: [{ errorCode: 'LOGIN_FAILED', message: 'Sähköpostiosoite tai salasana on väärin.' }],
};
const LOCKED = {
  status: 429,
  body: [
    {
      errorCode: 'LOGIN_LOCKED',
      message:
        'Liian monta yritystä. Yritä uudelleen 15 minuutin kuluttua tai kirjaudu kertakoodilla.',
    },
  ],
};

async function givenPerson(hash: string | null = passwordHash): Promise<string> {
  const emailAddress = `${randomUUID()}@example.fi`;
  await portal.pool.query('insert into account (email_address, password_hash) values ($1, $2)', [
    emailAddress,
    hash,
  ]);
  return emailAddress;
}

let addresses = 0;
const someone = () =>
  makeVisitor(portal.app, { address: `10.1.${addresses >> 8}.${addresses++ & 255}` });

describe('sign-in with a password', () => {
  test('opens a session however the address is written', async () => {
    const emailAddress = await givenPerson();
    const visitor = someone();

    const { status, body } = await visitor.post('loginWithPassword', {
      emailAddress: ` ${emailAddress.toUpperCase()}`,
      password: PASSWORD,
    });

    expect({ status, body }).toEqual({
      status: 200,
      body: { isLoggedIn: true, secondsLeft: 1800 },
    });
  });

  test('gives one and the same answer for a wrong password, an unknown address and an account without a password', async () => {
    const known = await givenPerson();
    const light = await givenPerson(null);
    for (const emailAddress of [known, light, 'tuntematon@example.fi', '', 'ei osoite']) {
      const answer = await someone().post('loginWithPassword', {
        emailAddress,
        password: 'kesa2026',
      });
      expect({ status: answer.status, body: answer.body }).toEqual(FAILED);
    }
  });

  test('remembers the last login method on the device', async () => {
    const emailAddress = await givenPerson();
    const visitor = someone();
    await visitor.post('loginWithPassword', { emailAddress, password: PASSWORD });
    await visitor.post('logout');

    expect((await visitor.read('getLoginStart')).body).toMatchObject({ lastMethod: 'password' });
  });
});

describe('password guessing', () => {
  const guess = (emailAddress: string, password = 'arvaus2026') =>
    someone().post('loginWithPassword', { emailAddress, password });

  test('locks password sign-in to the account for 15 minutes after ten failures from anywhere', async () => {
    const emailAddress = await givenPerson();
    for (let round = 0; round < 10; round += 1) {
      expect(await guess(emailAddress)).toMatchObject(FAILED);
    }

    const answer = await guess(emailAddress, PASSWORD);
    expect(answer).toMatchObject(LOCKED);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(880);
    expect(wait).toBeLessThanOrEqual(900);

    portal.clock.advance(900_000);
    expect((await guess(emailAddress, PASSWORD)).status).toBe(200);
  });

  test('by strangers does not lock a device in which the owner has signed in before', async () => {
    const emailAddress = await givenPerson();
    const owner = someone();
    const login = (password: string) => owner.post('loginWithPassword', { emailAddress, password });
    await login(PASSWORD);
    await owner.post('logout');
    for (let round = 0; round < 11; round += 1) await guess(emailAddress);
    for (let round = 0; round < 13; round += 1) {
      await someone().post('requestLoginCode', { emailAddress });
    }

    expect((await login(PASSWORD)).status).toBe(200);
    expect((await owner.post('requestLoginCode', { emailAddress })).status).toBe(200);
    expect(await guess(emailAddress, PASSWORD)).toMatchObject(LOCKED);
  });

  test('is limited to ten failures on a known device, whose cookie is worth nothing for another account', async () => {
    const [own, other] = [await givenPerson(), await givenPerson()];
    const visitor = someone();
    await visitor.post('loginWithPassword', { emailAddress: own, password: PASSWORD });
    const cookie = visitor.cookies.get('device') ?? '';
    const wrong = (emailAddress: string) =>
      visitor.post('loginWithPassword', { emailAddress, password: 'arvaus2026' });
    for (let round = 0; round < 10; round += 1) expect(await wrong(own)).toMatchObject(FAILED);
    expect(await wrong(own)).toMatchObject(LOCKED);
    // The owner on another device is not affected.
    expect((await guess(own, PASSWORD)).status).toBe(200);

    for (let round = 0; round < 10; round += 1) await guess(other);
    const [device, mark] = cookie.split('.');
    for (const forged of [
      cookie,
      `${device}.`,
      `${device}`,
      `.${mark}`,
      'x.y.z',
      `${'a.'.repeat(900)}`,
    ]) {
      visitor.cookies.set('device', forged);
      expect(await wrong(other), forged).toMatchObject(LOCKED);
    }
  });

  test('a browser remembers several people, each with one entry', async () => {
    const family = [await givenPerson(), await givenPerson(), await givenPerson()];
    const visitor = someone();
    for (const emailAddress of [...family, ...family]) {
      await visitor.post('loginWithPassword', { emailAddress, password: PASSWORD });
    }

    expect(visitor.cookies.get('device')?.split('.')).toHaveLength(4);
    for (const emailAddress of family) {
      for (let round = 0; round < 10; round += 1) await guess(emailAddress);
      const answer = await visitor.post('loginWithPassword', { emailAddress, password: PASSWORD });
      expect(answer.status).toBe(200);
    }
  });

  test('counts a hundred concurrent requests from fifty IP addresses as ten attempts', async () => {
    const emailAddress = await givenPerson();
    const visitors = Array.from({ length: 50 }, someone);

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        visitors[index % 50]!.post('loginWithPassword', { emailAddress, password: 'arvaus2026' }),
      ),
    );

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  });

  test('locks an address without an account just the same', async () => {
    const emailAddress = `${randomUUID()}@example.fi`;
    for (let round = 0; round < 10; round += 1) await guess(emailAddress);

    expect(await guess(emailAddress)).toMatchObject(LOCKED);
  });

  test('does not keep the owner of a locked account from a one-time code', async () => {
    const emailAddress = await givenPerson();
    for (let round = 0; round < 11; round += 1) await guess(emailAddress);

    const owner = someone();
    await owner.post('requestLoginCode', { emailAddress });
    const code = await mailedCode(portal.pool, emailAddress);
    expect((await owner.post('loginWithCode', { emailAddress, code })).status).toBe(200);
  });

  test('does not count successful sign-ins', async () => {
    const emailAddress = await givenPerson();
    for (let round = 0; round < 15; round += 1) {
      expect((await guess(emailAddress, PASSWORD)).status).toBe(200);
    }
    expect(await guess(emailAddress)).toMatchObject(FAILED);
  });

  test('is limited to fifty failures per IP address over all accounts, whatever headers it sends', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 55; round += 1) {
      const response = await portal.app.inject({
        method: 'POST',
        url: '/lwr/apex/v65.0/AccountController/loginWithPassword',
        remoteAddress: '203.0.113.9',
        headers: {
          'x-forwarded-for': `198.51.100.${round}`,
          'x-real-ip': `198.51.100.${round}`,
          forwarded: `for=198.51.100.${round}`,
          'true-client-ip': `198.51.100.${round}`,
        },
        payload: { emailAddress: `${randomUUID()}@example.fi`, password: 'arvaus2026' },
      });
      statuses.push(response.statusCode);
    }

    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual(Array(5).fill(429));
  });
});

test('serves a flood of logins up to the queue limit and asks the rest to retry', async () => {
  const room = LOGINS_AT_ONCE + LOGINS_WAITING;
  const flood = Array.from({ length: room + 20 }, (_, index) =>
    someone().post('loginWithPassword', {
      emailAddress: `tulva-${index}@example.fi`,
      password: 'arvaus2026',
    }),
  );
  const answers = await Promise.all(flood);

  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(room);
  for (const { body, headers } of refused) {
    expect(headers['retry-after']).toBe('5');
    expect(body).toMatchObject([{ errorCode: 'SERVER_UNAVAILABLE' }]);
  }
}, 60_000);
