import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import type { DraftForm } from '../../contract/checkout/draft-calls.ts';
import { localDate } from '../../domain/base/local-date.ts';
import { FINLAND } from '../../domain/person/phone-number.ts';
import { givenAccount, givenCard } from '../../test/given.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor } from '../../test/visitor.ts';
import { hashPassword } from '../account/sign-in/password-hash.ts';
import { addLedgerEntry } from '../card/write-ledger.ts';
import { inTransaction } from '../db/database.ts';

const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'Revontuli7x';
const FORM: DraftForm = {
  firstName: 'Áŋŋel',
  lastName: '',
  yearOfBirth: '19877',
  streetAddress: 'Puutarhakatu 12 B 7',
  zipCode: '20100',
  city: 'Turku',
  country: 'FI',
  phone: { phone: '0401234567', country: FINLAND },
  plasticCardOptOut: true,
  subscribedNewsletter: false,
  paymentBillingType: 'monthly',
};

let portal: TestApp;
let passwordHash: string;
beforeAll(async () => {
  portal = await startApp({ CALLS_PER_MINUTE: '0' });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => portal.stop());

let machines = 0;

async function signedIn() {
  const emailAddress = `${randomUUID()}@example.fi`;
  const accountId = await givenAccount(portal.pool, { emailAddress, passwordHash });
  machines += 1;
  const visitor = makeVisitor(portal.app, { address: `192.0.2.${machines}` });
  await visitor.post('loginWithPassword', { emailAddress, password: PASSWORD });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { accountId, ...draftsWith(cookie) };
}

function draftsWith(cookie: string) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const url = `${LWR_PATH}/PurchaseDraftController`;
  return {
    async save(form: object) {
      const payload = { form };
      const answer = { method: 'POST', url: `${url}/savePurchaseDraft`, headers, payload } as const;
      return (await portal.app.inject(answer)).statusCode;
    },
    async get() {
      const answer = await portal.app.inject({ url: `${url}/getPurchaseDraft`, headers });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}

test('restores a form as it was left, even with invalid fields', async () => {
  const { save, get } = await signedIn();
  await save({ ...FORM, firstName: 'Aino' });

  expect(await save(FORM)).toBe(200);

  expect((await get()).body).toEqual({
    form: FORM,
    heldCard: null,
    isBeingPaid: false,
    hasPassword: true,
  });
});

test('never restores another account’s form', async () => {
  const { save } = await signedIn();
  await save(FORM);
  const other = await signedIn();

  expect((await other.get()).body).toMatchObject({ form: null });
});

test('neither saves nor restores without a sign-in', async () => {
  const { save, get } = draftsWith('');

  expect(await save(FORM)).toBe(401);
  expect((await get()).status).toBe(401);
});

test.each([
  ['a password', { ...FORM, password: PASSWORD }],
  ['a campaign code', { ...FORM, campaignCode: 'KEVAT27' }],
  ['half a character', { ...FORM, city: 'Turku\ud800' }],
  ['a book', { ...FORM, city: 'a'.repeat(1_001) }],
])('refuses %s and keeps the previous draft', async (_, form) => {
  const { save, get } = await signedIn();
  await save(FORM);

  expect(await save(form)).toBe(400);

  expect((await get()).body).toMatchObject({ form: FORM });
});

test('is deleted after thirty days', async () => {
  const { save, get, accountId } = await signedIn();
  await save(FORM);
  await portal.pool.query('update purchase_draft set saved_at = $2 where account_id = $1', [
    accountId,
    new Date(portal.clock.now() - 30 * DAY),
  ]);

  expect((await get()).body).toMatchObject({ form: null });
});

test('reads the shape of an older release as no draft', async () => {
  const { get, accountId } = await signedIn();
  await portal.pool.query(
    `insert into purchase_draft (account_id, form, saved_at) values ($1, '{"a":1}', $2)`,
    [accountId, new Date(portal.clock.now())],
  );

  expect((await get()).body).toMatchObject({ form: null });
});

test('returns the card that the person already holds', async () => {
  const { get, accountId } = await signedIn();
  await givenCard(portal.pool, { accountId, validUntil: '2027-12-31' });

  expect((await get()).body).toMatchObject({ heldCard: { validUntil: '2027-12-31' } });
});

test('distinguishes a card before its first visit from one whose time was refunded', async () => {
  const { get, accountId } = await signedIn();
  const { cardId } = await givenCard(portal.pool, { accountId, firstVisitOn: null });
  const waiting = { validUntil: null, waitsForFirstVisit: true };
  expect((await get()).body).toMatchObject({ heldCard: waiting });

  await inTransaction(portal.pool, (tx) =>
    addLedgerEntry(tx, cardId, {
      kind: 'refund',
      cause: 'withdrawn:payment:given',
      refunds: 'payment:given',
      occurredOn: localDate('2027-01-20'),
      months: 12,
    }),
  );

  expect((await get()).body).toMatchObject({ heldCard: { ...waiting, waitsForFirstVisit: false } });
});
