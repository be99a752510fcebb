import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countMails,
  mailedCode,
  mailedLink,
  sendResetLinks,
} from '../../../test/mailed-secrets.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../../test/visitor.ts';
import { inTransaction } from '../../db/database.ts';
import { hashOf } from '../secret-token.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetByToken } from './password-reset-queries.ts';

const OLD = 'talvi2026';
const NEW = 'kesa2027';
let portal: TestApp;
let oldHash: string;
beforeAll(async () => {
  portal = await startApp();
  oldHash = await hashPassword(OLD);
});
afterAll(() => portal.stop());

const SPENT = {
  status: 400,
  body: [
    {
      errorCode: 'RESET_LINK_SPENT',
      message: 'Linkki on vanhentunut tai jo käytetty. Pyydä uusi linkki.',
    },
  ],
};

let addresses = 0;
const someone = () => makeVisitor(portal.app, { address: `10.2.0.${addresses++ % 250}` });

async function givenPerson(hash: string | null = oldHash) {
  const emailAddress = `${randomUUID()}@example.fi`;
  await portal.pool.query('insert into account (email_address, password_hash) values ($1, $2)', [
    emailAddress,
    hash,
  ]);
  return emailAddress;
}

async function linkFor(emailAddress: string, visitor = someone(), retUrl: string | null = null) {
  await visitor.post('requestPasswordReset', { emailAddress, retUrl });
  await sendResetLinks({ ...portal, publicUrl: portal.settings.publicUrl });
  const link = await mailedLink(portal.pool, emailAddress);
  return { link, token: link?.hash.slice(1) ?? '', visitor };
}

const canSignIn = async (emailAddress: string, password: string) =>
  (await someone().post('loginWithPassword', { emailAddress, password })).status === 200;

const isSignedIn = async (visitor: Visitor) =>
  ((await visitor.read('getSession')).body as { isLoggedIn: boolean }).isLoggedIn;

describe('password reset', () => {
  test('by the mailed link sets a new password and signs in', async () => {
    const emailAddress = await givenPerson();
    const { link, token, visitor } = await linkFor(emailAddress);
    expect(`${link?.origin}${link?.pathname}${link?.search}`).toBe(
      'http://localhost:3000/kirjaudu/uusi-salasana?linkki=1',
    );

    const { status } = await visitor.post('resetPassword', { token, password: NEW });

    expect(status).toBe(200);
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await canSignIn(emailAddress, NEW)).toBe(true);
    expect(await canSignIn(emailAddress, OLD)).toBe(false);
  });

  test.each([
    ['/osta/itselle/a1?c__step=1', '/osta/itselle/a1?c__step=1'],
    ['//evil.example', null],
    ['https://evil.example/osta/itselle', null],
    ['/kirjaudu', null],
  ])('returns to %s where the visitor was before', async (retUrl, kept) => {
    const { link } = await linkFor(await givenPerson(), someone(), retUrl);
    expect(link?.searchParams.get('linkki')).toBe('1');
    expect(link?.searchParams.get('retUrl')).toBe(kept);
  });

  test('ends every other session of the account and no one else’s', async () => {
    const emailAddress = await givenPerson();
    const thief = someone();
    await thief.post('loginWithPassword', { emailAddress, password: OLD });
    const neighbour = someone();
    await neighbour.post('loginWithPassword', {
      emailAddress: await givenPerson(),
      password: OLD,
    });
    const { token, visitor } = await linkFor(emailAddress);
    await visitor.post('resetPassword', { token, password: NEW });

    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(neighbour)).toBe(true);
  });

  test('sets the first password of an account without one', async () => {
    const emailAddress = await givenPerson(null);
    const { token, visitor } = await linkFor(emailAddress);
    await visitor.post('resetPassword', { token, password: NEW });

    expect(await canSignIn(emailAddress, NEW)).toBe(true);
  });

  test('accepts a link once', async () => {
    const { token, visitor } = await linkFor(await givenPerson());
    await visitor.post('resetPassword', { token, password: NEW });

    expect(await someone().post('resetPassword', { token, password: OLD })).toMatchObject(SPENT);
  });

  test('accepts a link for half an hour', async () => {
    const { token, visitor } = await linkFor(await givenPerson());
    portal.clock.advance(1_800_000);

    expect(await visitor.post('resetPassword', { token, password: NEW })).toMatchObject(SPENT);
  });

  test('refuses a link that expires while the password is hashed', async () => {
    const { token } = await linkFor(await givenPerson());
    const late = portal.clock.now() + 1_800_000;

    expect(
      await inTransaction(portal.pool, (tx) => deleteResetByToken(tx, hashOf(token), late)),
    ).toBe(null);
  });

  test('voids an older link when a newer one is sent', async () => {
    const emailAddress = await givenPerson();
    const { token: older } = await linkFor(emailAddress);
    await portal.pool.query('delete from graphile_worker._private_jobs');
    const { token: newer, visitor } = await linkFor(emailAddress);

    expect(newer).not.toBe(older);
    expect(await visitor.post('resetPassword', { token: older, password: NEW })).toMatchObject(
      SPENT,
    );
    expect((await visitor.post('resetPassword', { token: newer, password: NEW })).status).toBe(200);
  });

  test.each(['', 'x', 'A'.repeat(43)])('refuses the made-up token %j', async (token) => {
    expect(await someone().post('resetPassword', { token, password: NEW })).toMatchObject(SPENT);
  });

  test('refuses a weak password and keeps the link usable', async () => {
    const { token, visitor } = await linkFor(await givenPerson());

    const { status, body } = await visitor.post('resetPassword', { token, password: 'lyhyt1' });

    expect({ status, body }).toEqual({
      status: 400,
      body: [
        {
          errorCode: 'INVALID_FIELD',
          message:
            'Salasana on liian heikko. Tarvitaan vähintään 8 merkkiä, joista ainakin yksi on kirjain ja yksi numero.',
        },
      ],
    });
    expect((await visitor.post('resetPassword', { token, password: NEW })).status).toBe(200);
  });

  test('stores the token only as a hash', async () => {
    const { token } = await linkFor(await givenPerson());
    const { rows } = await portal.pool.query('select r::text as row from password_reset r');

    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });
});

describe('request for a reset link', () => {
  test('gets the same answer for an unknown address, without a mail or a stored row', async () => {
    const unknown = `${randomUUID()}@example.fi`;
    const ask = async (emailAddress: string) => {
      const { status, body } = await someone().post('requestPasswordReset', { emailAddress });
      return { status, body };
    };

    expect(await ask(unknown)).toEqual(await ask(await givenPerson()));
    await sendResetLinks({ ...portal, publicUrl: portal.settings.publicUrl });
    expect(await countMails(portal.pool, unknown)).toBe(0);
    const { rows } = await portal.pool.query(
      'select 1 from password_reset where email_address = $1',
      [unknown],
    );
    expect(rows).toEqual([]);
  });

  test('is limited to three in 15 minutes per requester and six in an hour from all', async () => {
    const emailAddress = await givenPerson();
    const ask = async (visitor: Visitor) =>
      (await visitor.post('requestPasswordReset', { emailAddress })).status;
    const [first, second, third] = [someone(), someone(), someone()];
    const statuses = [];
    for (const visitor of [first, first, first, first, second, second, second, third]) {
      statuses.push(await ask(visitor));
    }

    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
  });
});

describe('mail requests', () => {
  test('are limited to a hundred in 15 minutes per requester, over all addresses and both kinds', async () => {
    const visitor = makeVisitor(portal.app, { address: '203.0.113.7' });
    const statuses: number[] = [];
    for (let round = 0; round < 104; round += 1) {
      const call = round % 2 === 0 ? 'requestLoginCode' : 'requestPasswordReset';
      const { status } = await visitor.post(call, { emailAddress: `posti-${round}@example.fi` });
      statuses.push(status);
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual([429, 429, 429, 429]);
  });

  test('of a stranger for my address do not block mine', async () => {
    const emailAddress = await givenPerson();
    const stranger = someone();
    const sent: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      sent.push((await stranger.post('requestLoginCode', { emailAddress })).status);
      portal.clock.advance(61_000);
    }
    expect(sent.filter((status) => status === 200)).toHaveLength(5);

    const owner = someone();
    expect((await owner.post('requestLoginCode', { emailAddress })).status).toBe(200);
    const code = await mailedCode(portal.pool, emailAddress);
    expect((await owner.post('loginWithCode', { emailAddress, code })).status).toBe(200);
  });

  test('do not count codes that were used', async () => {
    const emailAddress = await givenPerson();
    const visitor = someone();
    for (let round = 0; round < 15; round += 1) {
      expect((await visitor.post('requestLoginCode', { emailAddress })).status).toBe(200);
      const code = await mailedCode(portal.pool, emailAddress);
      expect((await visitor.post('loginWithCode', { emailAddress, code })).status).toBe(200);
    }
  });
});
