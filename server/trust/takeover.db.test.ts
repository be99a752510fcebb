import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purchaseInput } from '../../test/buyer.ts';
import { mailedCode, mailedLink, sendResetLinks } from '../../test/mailed-secrets.ts';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../test/visitor.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => portal.stop());

const PASSWORD = 'Revontuli7x';
const newVisitor = () => makeVisitor(portal.app, { address: randomUUID() });
const someAddress = () => `${randomUUID()}@example.fi`;

/** The secret in the newest letter of a kind to an address. */
async function tokenTo(address: string, letter: string): Promise<string> {
  const { rows } = await portal.pool.query(
    `select data ->> 'link' as link from mail_outbox
      where address = $1 and letter = $2 order by queued_at desc, id desc limit 1`,
    [address, letter],
  );
  return rows[0] ? new URL(rows[0].link).hash.slice(1) : '';
}

async function isIn(visitor: Visitor): Promise<boolean> {
  const { body } = await visitor.read('getSession');
  return (body as { isLoggedIn: boolean }).isLoggedIn;
}

async function signInAgain(emailAddress: string): Promise<Visitor> {
  const visitor = newVisitor();
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(portal.pool, emailAddress);
  await visitor.post('loginWithCode', { emailAddress, code });
  return visitor;
}

const opens = async (emailAddress: string) =>
  (await newVisitor().post('loginWithPassword', { emailAddress, password: PASSWORD })).status ===
  200;

async function addressOf(accountId: string): Promise<string> {
  const { rows } = await portal.pool.query('select email_address from account where id = $1', [
    accountId,
  ]);
  return rows[0].email_address;
}

/** An intruder in an open session of the person requests a change to their own address. */
async function askFor(person: SignedIn, address = someAddress()): Promise<string> {
  expect((await person.change('requestEmailChange', { emailAddress: address })).status).toBe(200);
  return address;
}

const confirm = async (visitor: Visitor, address: string) =>
  visitor.post('confirmEmailChange', { token: await tokenTo(address, 'email-change') });

describe('a new address requested by an intruder', () => {
  const PASSWORDS: [string, (person: SignedIn) => Promise<unknown>][] = [
    ['a new password', (person) => person.change('changePassword', { password: PASSWORD })],
    [
      'a password reset',
      async ({ emailAddress }) => {
        await newVisitor().post('requestPasswordReset', { emailAddress });
        await sendResetLinks({ ...portal, publicUrl: portal.settings.publicUrl });
        const token = (await mailedLink(portal.pool, emailAddress))?.hash.slice(1);
        await newVisitor().post('resetPassword', { token, password: PASSWORD });
      },
    ],
    [
      'buying with a new password',
      ({ visitor, emailAddress }) =>
        visitor.call('MuseumCardGuestController', 'processMuseumCard', {
          inputData: purchaseInput(emailAddress),
          validateOnly: false,
        }),
    ],
  ];

  test.each(PASSWORDS)('is cancelled by %s', async (_, setPassword) => {
    const person = await signedIn(portal);
    const stranger = await askFor(person);

    await setPassword(person);

    expect((await confirm(newVisitor(), stranger)).status).toBe(400);
    expect(await addressOf(person.accountId)).toBe(person.emailAddress);
    expect(await opens(person.emailAddress)).toBe(true);
  });

  test('is reported to the old address, which can stop it', async () => {
    const person = await signedIn(portal);
    await person.change('changePassword', { password: PASSWORD });
    const stranger = await askFor(person);
    const token = await tokenTo(person.emailAddress, 'email-change-asked');

    const stopped = await newVisitor().post('stopEmailChange', { token });

    expect(stopped.body).toEqual({ emailAddress: person.emailAddress, isRestored: true });
    expect((await confirm(newVisitor(), stranger)).status).toBe(400);
    // The requester was signed in: all sessions end.
    expect(await isIn(person.visitor)).toBe(false);
    expect(await opens(person.emailAddress)).toBe(false);
    expect((await newVisitor().post('stopEmailChange', { token })).status).toBe(400);
    expect(await isIn(await signInAgain(person.emailAddress))).toBe(true);
  });

  test('can be reverted for a week, however often it changed since', async () => {
    const person = await signedIn(portal);
    const first = await askFor(person);
    await confirm(newVisitor(), first);
    // The intruder signs in with the new address and changes it again to hide the trail.
    const thief = await signInAgain(first);
    const next = someAddress();
    await thief.call('MyMuseumCardController', 'requestEmailChange', { emailAddress: next });
    await confirm(thief, next);
    expect(await addressOf(person.accountId)).toBe(next);
    // Meanwhile the owner has tried to sign in, which created an empty account.
    const owner = await signInAgain(person.emailAddress);

    const token = await tokenTo(person.emailAddress, 'email-changed');
    const stopped = await owner.post('stopEmailChange', { token });

    expect(stopped.body).toEqual({ emailAddress: person.emailAddress, isRestored: true });
    expect(await addressOf(person.accountId)).toBe(person.emailAddress);
    expect(await isIn(thief)).toBe(false);
    const ofThief = await tokenTo(first, 'email-changed');
    expect((await thief.post('stopEmailChange', { token: ofThief })).status).toBe(400);

    const late = await askFor(await signedIn(portal));
    portal.clock.advance(8 * 24 * 60 * 60 * 1000);
    const old = await tokenTo(late, 'email-change');
    expect((await newVisitor().post('confirmEmailChange', { token: old })).status).toBe(400);
  });

  test('of a victim gains the requester nothing: confirming it ends their session and password', async () => {
    const asker = await signedIn(portal);
    await asker.change('changePassword', { password: PASSWORD });
    const victim = await askFor(asker);

    const { body } = await confirm(newVisitor(), victim);

    expect(body).toEqual({ emailAddress: victim, isSignedIn: false });
    expect(await isIn(asker.visitor)).toBe(false);
    expect(await opens(victim)).toBe(false);
  });

  test('of the user, confirmed in the requesting session, ends nothing', async () => {
    const person = await signedIn(portal);
    await person.change('changePassword', { password: PASSWORD });
    const address = await askFor(person);

    const { body } = await confirm(person.visitor, address);

    expect(body).toEqual({ emailAddress: address, isSignedIn: true });
    expect(await isIn(person.visitor)).toBe(true);
    expect(await opens(address)).toBe(true);
  });

  test('confirmed in another session of the account ends the sessions', async () => {
    const person = await signedIn(portal);
    const address = await askFor(person);
    const elsewhere = await signInAgain(person.emailAddress);

    expect((await confirm(elsewhere, address)).body).toMatchObject({ isSignedIn: false });
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(person.visitor)).toBe(false);
  });

  test('is confirmed by one of two concurrent clicks', async () => {
    const person = await signedIn(portal);
    const address = await askFor(person);
    const clicks = await Promise.all([1, 2, 3].map(() => confirm(newVisitor(), address)));

    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

test('buying with a new password ends every session except the buying one', async () => {
  const person = await signedIn(portal);
  const elsewhere = await signInAgain(person.emailAddress);
  expect(await isIn(elsewhere)).toBe(true);

  await person.visitor.call('MuseumCardGuestController', 'processMuseumCard', {
    inputData: purchaseInput(person.emailAddress),
    validateOnly: false,
  });

  expect(await isIn(elsewhere)).toBe(false);
  expect(await isIn(person.visitor)).toBe(true);
});
