import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount, givenCard } from '../../../../test/given.ts';
import { givenPaidOrder } from '../../../../test/given-order.ts';
import { mailedCode, mailedLink, sendResetLinks } from '../../../../test/mailed-secrets.ts';
import { officeMember } from '../../../../test/office-member.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { makeVisitor } from '../../../../test/visitor.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

const PASSWORD = 'Revontuli7x';
const HOUR_MS = 60 * 60 * 1000;
const FACTS = ['fullName', 'yearOfBirth', 'customerNumber'] as const;
const someAddress = () => `${randomUUID()}@example.fi`;
const newVisitor = () => makeVisitor(running.app, { address: randomUUID() });

async function givenHolder() {
  const person = await signedIn(running);
  await person.change('changePassword', { password: PASSWORD });
  await givenCard(running.pool, { accountId: person.accountId });
  return person;
}

const asked = (personId: string, newAddress = someAddress()) => ({
  personId,
  facts: [...FACTS],
  newAddress,
});

async function changeAddress(input: ReturnType<typeof asked>) {
  const member = await officeMember(running, ['agent']);
  const { previewed } = await member.ask('previewChangeEmail', { input });
  const actionId = randomUUID();
  const actionRequest = { input, actionId, reason: 'vanha osoite ei toimi', previewed };
  await member.ask('performChangeEmail', actionRequest);
  const undo = () =>
    member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'väärä asiakas' });
  return { member, actionId, undo };
}

async function addressOf(accountId: string): Promise<string> {
  const asked = 'select email_address from account where id = $1';
  return (await running.pool.query(asked, [accountId])).rows[0].email_address;
}

async function linkTo(address: string, letter = 'email-replaced'): Promise<string | null> {
  const { rows } = await running.pool.query(
    'select data from mail_outbox where address = $1 and letter = $2 order by queued_at desc limit 1',
    [address, letter],
  );
  expect(rows).toHaveLength(1);
  return rows[0].data.link ? new URL(rows[0].data.link).hash.slice(1) : null;
}

async function signInByCode(emailAddress: string) {
  const visitor = newVisitor();
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(running.pool, emailAddress);
  return visitor.post('loginWithCode', { emailAddress, code });
}

test('ends all sessions and blocks every sign-in with the new address for 24 hours', async () => {
  const person = await givenHolder();
  const newAddress = someAddress();
  await changeAddress(asked(person.accountId, newAddress));
  expect(await addressOf(person.accountId)).toBe(newAddress);
  expect((await person.visitor.read('getSession')).body).toMatchObject({ isLoggedIn: false });
  const withPassword = { emailAddress: newAddress, password: PASSWORD };
  expect((await newVisitor().post('loginWithPassword', withPassword)).status).toBe(400);

  const early = await signInByCode(newAddress);
  expect(early).toMatchObject({ status: 403, body: [{ errorCode: 'SIGN_IN_WAITS' }] });
  await newVisitor().post('requestPasswordReset', { emailAddress: newAddress });
  await sendResetLinks({ ...running, publicUrl: running.settings.publicUrl });
  expect(await mailedLink(running.pool, newAddress)).toBeNull();

  running.clock.advance(24 * HOUR_MS);
  expect((await signInByCode(newAddress)).body).toMatchObject({ isLoggedIn: true });
});

test('the old address is notified and can stop the change, which ends the waiting time', async () => {
  const person = await givenHolder();
  await changeAddress(asked(person.accountId));
  const token = await linkTo(person.emailAddress);
  const stopped = await newVisitor().post('stopEmailChange', { token });
  expect(stopped.body).toEqual({ emailAddress: person.emailAddress, isRestored: true });
  expect((await signInByCode(person.emailAddress)).body).toMatchObject({ isLoggedIn: true });
});

test('a not yet usable address is notified of the next change but cannot stop it', async () => {
  const person = await givenHolder();
  const [thief, owner] = [someAddress(), someAddress()];
  await changeAddress(asked(person.accountId, thief));
  await changeAddress(asked(person.accountId, owner));
  expect(await linkTo(thief)).toBeNull();
  // The first address still can.
  const token = await linkTo(person.emailAddress);
  expect((await newVisitor().post('stopEmailChange', { token })).status).toBe(200);
  expect(await addressOf(person.accountId)).toBe(person.emailAddress);
});

test('undoing restores the address even when its owner tried to sign in meanwhile', async () => {
  const person = await givenHolder();
  const newAddress = someAddress();
  const { undo } = await changeAddress(asked(person.accountId, newAddress));
  await signInByCode(person.emailAddress);
  await undo();
  expect(await addressOf(person.accountId)).toBe(person.emailAddress);
  expect(await linkTo(newAddress, 'email-removed')).toBeNull();
  expect((await signInByCode(person.emailAddress)).body).toMatchObject({ isLoggedIn: true });
});

test('an empty account created by a sign-in attempt is replaced; one with an order is not', async () => {
  const person = await givenHolder();
  const newAddress = someAddress();
  expect((await signInByCode(newAddress)).body).toMatchObject({ isLoggedIn: true });
  await changeAddress(asked(person.accountId, newAddress));
  expect(await addressOf(person.accountId)).toBe(newAddress);

  const buyer = await signedIn(running);
  const now = running.clock.now();
  await givenPaidOrder(running.pool, { accountId: buyer.accountId, now });
  const member = await officeMember(running, ['agent']);
  const input = asked(person.accountId, buyer.emailAddress);
  expect((await member.ask('previewChangeEmail', { input })).refusal?.key).toBe('taken');
});

test('stores which facts were compared but not the answers', async () => {
  const person = await givenHolder();
  const { actionId } = await changeAddress(asked(person.accountId));
  const { rows } = await running.pool.query(
    'select input, before, after, grade from staff_action where id = $1',
    [actionId],
  );
  expect(rows[0]).toMatchObject({ grade: 'high', input: { facts: FACTS } });
  expect(JSON.stringify(rows[0])).not.toMatch(/Lahtinen|1987/);
});

test('is refused: too few or unknown facts, an address with an account, staff and clerks', async () => {
  const person = await givenHolder();
  const member = await officeMember(running, ['agent']);
  const taken = someAddress();
  const takenBy = await givenAccount(running.pool, { emailAddress: taken });
  await givenCard(running.pool, { accountId: takenBy });
  const colleague = await givenAccount(running.pool, { role: 'staff' });
  const cases = [
    [{ facts: ['fullName', 'customerNumber'] }, 'tooFewFacts'],
    [{ facts: ['fullName', 'yearOfBirth', 'phone'] }, 'notKnown'],
    [{ newAddress: taken.toUpperCase() }, 'taken'],
    [{ newAddress: person.emailAddress.toUpperCase() }, 'same'],
    [{ newAddress: 'ei osoite' }, 'invalid'],
    [{ personId: colleague }, 'works'],
  ] as const;
  for (const [part, refusal] of cases) {
    const input = { ...asked(person.accountId), ...part } as ReturnType<typeof asked>;
    const preview = await member.ask('previewChangeEmail', { input });
    expect(preview.refusal?.key).toBe(refusal);
    const { previewed } = preview;
    const actionRequest = { input, actionId: randomUUID(), reason: 'ohi esikatselun', previewed };
    expect((await member.refusal('performChangeEmail', actionRequest)).errorCode).toBe(
      'ACTION_REFUSED',
    );
  }
});
