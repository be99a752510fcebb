import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countMails, mailedCode, otherCode } from '../../../test/mailed-secrets.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor } from '../../../test/visitor.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

const WRONG = {
  status: 400,
  body: [
    {
      errorCode: 'LOGIN_CODE_WRONG',
      message: 'Koodi on väärä tai vanhentunut. Tarkista se tai pyydä uusi.',
    },
  ],
};

const someAddress = () => `${randomUUID()}@example.fi`;
const newcomer = () => makeVisitor(portal.app, { address: `198.51.100.${++newcomers % 250}` });
let newcomers = 0;

async function withCode(emailAddress = someAddress()) {
  const visitor = newcomer();
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(portal.pool, emailAddress.toLowerCase());
  const enter = (typed: string, address = emailAddress) =>
    visitor.post('loginWithCode', { emailAddress: address, code: typed });
  return { visitor, emailAddress, code, enter };
}

async function accountsOf(emailAddress: string) {
  const { rows } = await portal.pool.query(
    `select email_address, password_hash, role, language, confirmed_at is not null as confirmed
       from account where lower(email_address) = lower($1)`,
    [emailAddress],
  );
  return rows;
}

describe('sign-in with a one-time code', () => {
  test('opens a session and, for a new address, an account without a password', async () => {
    const { visitor, emailAddress, code, enter } = await withCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(await accountsOf(emailAddress)).toEqual([]);

    const { status, body } = await enter(code);

    expect(status).toBe(200);
    expect(body).toEqual({ isLoggedIn: true, secondsLeft: 1800 });
    expect((await visitor.read('getSession')).body).toEqual({
      isLoggedIn: true,
      secondsLeft: 1800,
    });
    expect(await accountsOf(emailAddress)).toEqual([
      {
        email_address: emailAddress,
        password_hash: null,
        role: 'customer',
        language: 'fi',
        confirmed: true,
      },
    ]);
  });

  test('treats addresses that differ in capitals or spaces as one account', async () => {
    const emailAddress = someAddress();
    const first = await withCode(emailAddress);
    await first.enter(first.code);
    const second = await withCode(` ${emailAddress.toUpperCase()} `.trim());
    const answer = await second.enter(second.code, ` ${emailAddress.toUpperCase()} `);

    expect(answer.status).toBe(200);
    expect(await accountsOf(emailAddress)).toHaveLength(1);
  });

  test('ignores spaces in the code', async () => {
    const { code, enter } = await withCode();

    expect((await enter(` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  test('refuses a wrong code and then still accepts the right one', async () => {
    const { visitor, code, enter } = await withCode();

    expect(await enter(otherCode(code))).toMatchObject(WRONG);
    expect((await visitor.read('getSession')).body).toEqual({ isLoggedIn: false, secondsLeft: 0 });
    expect((await enter(code)).status).toBe(200);
  });

  test('accepts a code once', async () => {
    const { visitor, code, enter } = await withCode();
    const request = visitor.cookies.get('login') ?? '';
    await enter(code);
    visitor.cookies.set('login', request);

    expect(await enter(code)).toMatchObject(WRONG);
  });

  test('lets in one of two who enter the code at the same moment', async () => {
    const { code, enter } = await withCode();

    const answers = await Promise.all([enter(code), enter(code), enter(code)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('accepts a code for ten minutes', async () => {
    const inTime = await withCode();
    portal.clock.advance(599_000);
    expect((await inTime.enter(inTime.code)).status).toBe(200);

    const late = await withCode();
    portal.clock.advance(600_000);
    expect(await late.enter(late.code)).toMatchObject(WRONG);
  });

  test('voids the code after five wrong attempts, concurrent ones included', async () => {
    const { code, enter } = await withCode();
    await Promise.all(Array.from({ length: 5 }, () => enter(otherCode(code))));

    expect(await enter(code)).toMatchObject(WRONG);
  });

  test('counts no attempt for malformed input', async () => {
    const { code, enter } = await withCode();
    for (const typed of ['', '12345', 'abcdef', '1234567', '12 34', '١٢٣٤٥٦']) {
      expect(await enter(typed)).toMatchObject(WRONG);
    }

    expect((await enter(code)).status).toBe(200);
  });

  test('accepts a code only for the address it was mailed to', async () => {
    const { code, enter } = await withCode();
    const other = someAddress();

    expect(await enter(code, other)).toMatchObject(WRONG);
    expect(await accountsOf(other)).toEqual([]);
  });
});

describe('ownership of a code', () => {
  test('another browser can neither use it nor use up its attempts', async () => {
    const { emailAddress, code, enter } = await withCode();
    const stranger = newcomer();
    await stranger.post('requestLoginCode', { emailAddress: someAddress() });
    for (let round = 0; round < 6; round += 1) {
      expect(await stranger.post('loginWithCode', { emailAddress, code })).toMatchObject(WRONG);
    }

    expect((await enter(code)).status).toBe(200);
  });

  test('a browser that rejects cookies gets a message about it', async () => {
    const { visitor, code, enter } = await withCode();
    visitor.cookies.clear();

    expect(await enter(code)).toMatchObject({
      status: 400,
      body: [
        {
          errorCode: 'COOKIES_BLOCKED',
          message: 'Selaimesi estää kirjautumisen. Salli evästeet tai kokeile toista selainta.',
        },
      ],
    });
  });

  test('neither the code nor the cookie can be read from the database', async () => {
    const { visitor, code } = await withCode();
    const { rows } = await portal.pool.query('select c::text as row from login_code c');
    const kept = rows.map(({ row }) => row).join();

    expect(kept).not.toContain(code);
    expect(kept).not.toContain(visitor.cookies.get('login'));
  });
});

describe('request for a code', () => {
  test('within a minute sends nothing and returns the waiting time', async () => {
    const { visitor, emailAddress, code, enter } = await withCode();
    portal.clock.advance(18_000);

    const { status, body } = await visitor.post('requestLoginCode', { emailAddress });

    expect({ status, body }).toEqual({ status: 200, body: { resendInSeconds: 42 } });
    expect(await countMails(portal.pool, emailAddress)).toBe(1);
    expect((await enter(code)).status).toBe(200);
  });

  test('after a minute sends a new code and voids the old one', async () => {
    const { visitor, emailAddress, code: old, enter } = await withCode();
    portal.clock.advance(60_000);
    const { body } = await visitor.post('requestLoginCode', { emailAddress });
    const code = await mailedCode(portal.pool, emailAddress);

    expect(body).toEqual({ resendInSeconds: 60 });
    expect(await countMails(portal.pool, emailAddress)).toBe(2);
    if (old !== code) expect(await enter(old)).toMatchObject(WRONG);
    expect((await enter(code)).status).toBe(200);
  });

  test('is restored with address and waiting time on reload', async () => {
    const { visitor, emailAddress, code, enter } = await withCode();
    portal.clock.advance(20_000);
    expect((await visitor.read('getLoginStart')).body).toEqual({
      lastMethod: 'code',
      codeSent: { emailAddress, resendInSeconds: 40 },
    });

    await enter(code);
    expect((await visitor.read('getLoginStart')).body).toEqual({
      lastMethod: 'code',
      codeSent: null,
    });
  });

  test.each([
    ['', 'Sähköpostiosoite puuttuu. Täytä kenttä ennen kuin jatkat.'],
    ['   ', 'Sähköpostiosoite puuttuu. Täytä kenttä ennen kuin jatkat.'],
    ['a@b', 'Sähköpostiosoite on liian lyhyt. Merkkejä on oltava enemmän kuin 4.'],
    [
      'ei osoite',
      'Sähköpostiosoite ei kelpaa. Kirjoita se muodossa nimi@esimerkki.fi, ilman välilyöntejä.',
    ],
    [
      'a@example.fi\r\nBcc: b@example.fi',
      'Sähköpostiosoite ei kelpaa. Kirjoita se muodossa nimi@esimerkki.fi, ilman välilyöntejä.',
    ],
  ])('refuses %j with the text of the form', async (emailAddress, message) => {
    const { status, body } = await newcomer().post('requestLoginCode', { emailAddress });

    expect({ status, body }).toEqual({
      status: 400,
      body: [{ errorCode: 'INVALID_FIELD', message }],
    });
  });
});
