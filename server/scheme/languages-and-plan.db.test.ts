import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import type { CallInput } from '../../contract/call/controllers.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { purchaseInput } from '../../test/buyer.ts';
import { freshDatabase } from '../../test/database.ts';
import { givenContract } from '../../test/given-contract.ts';
import { type OfficeMember, officeMember } from '../../test/office-member.ts';
import {
  type PreparedOrder,
  paymentRecordInput,
  prepareOrders,
} from '../../test/prepared-orders.ts';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { newToken } from '../account/secret-token.ts';
import { insertSession } from '../account/session/session-queries.ts';
import { inTransaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { refreshSchemeToday } from '../platform/scheme-today.ts';

const DAY_MS = 86_400_000;
type Fact = CallInput<'BackOfficeController', 'previewPlanFact'>['input']['fact'];

let running: TestApp;
let administrator: OfficeMember;
let buyer: SignedIn;
let today: LocalDate;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  today = helsinkiDay(running.clock.now());
  administrator = await officeMember(running, ['administrator']);
  buyer = await signedIn(running);
});
afterAll(async () => {
  await running.stop();
  // Test files of a worker share the process: restore all languages for the next one.
  const other = await freshDatabase();
  await refreshSchemeToday({ pool: other.pool, clock: running.clock });
  await other.drop();
});

async function plan(fact: Fact, from: LocalDate) {
  const input = { fact, from, until: null, replaces: null };
  const { previewed, lines } = await administrator.ask('previewPlanFact', { input });
  await administrator.ask('performPlanFact', {
    ...{ input, actionId: randomUUID(), reason: 'päätös', previewed },
  });
  return lines;
}
const textOf = async (path: string) => JSON.stringify((await buyer.visitor.visit(path)).body);
const priceNames = async () =>
  Object.keys(
    (await buyer.visitor.visit('/lwr/apex/v65.0/MuseumCardGuestController/getWebShopData'))
      .body as object,
  );
async function checkedMonthly() {
  const { body } = await buyer.visitor.call('MuseumCardGuestController', 'processMuseumCard', {
    inputData: {
      ...purchaseInput(buyer.emailAddress, { paymentBillingType: 'monthly' }),
    },
    validateOnly: true,
  });
  return JSON.stringify(body);
}
async function languageOfMail(language: 'fi' | 'sv' | 'en') {
  const key = randomUUID();
  await inTransaction(running.pool, (tx) =>
    queueMail(tx, {
      ...{ to: buyer.emailAddress, language, letter: 'login-code', key },
      data: { code: '123456', minutes: 10 },
    }),
  );
  const { rows } = await running.pool.query(
    'select language from mail_outbox where idempotency_key = $1',
    [key],
  );
  return rows[0]?.language;
}

async function terms() {
  await refreshSchemeToday(running);
  const query = 'document=terms&language=fi';
  const url = `${LWR_PATH}/MuseumCardGuestController/getDocument?${query}`;
  return (await running.app.inject({ url })).json();
}

/** In a session started at the test clock's time. */
async function payment(order: PreparedOrder) {
  const token = newToken();
  const now = running.clock.now();
  const { accountId } = order;
  await insertSession(running.pool, { token, accountId, now, expiresAt: now + DAY_MS });
  return running.app.inject({
    method: 'POST',
    url: `${LWR_PATH}/MuseumCardGuestController/createPaymentRecord`,
    headers: { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' },
    payload: paymentRecordInput(order),
  });
}

test('without the monthly plan there is no price and no new order, and running plans continue', async () => {
  expect(await priceNames()).toContain('cardPersonalMonthlyPrice');
  expect(await checkedMonthly()).not.toContain('uukausi');
  const now = running.clock.now();
  const [made, begun] = await prepareOrders(running.pool, 2, 'monthly', now);
  if (!made || !begun) throw new Error('no orders');
  expect((await payment(begun)).statusCode).toBe(200);
  await plan({ topic: 'monthly', value: { isOpen: false } }, today);

  running.clock.advance(11_000);
  expect(await priceNames()).toEqual(['cardPersonalPrice']);
  expect(await checkedMonthly()).toContain('uukausi');
  // A payment at the bank completes; yesterday's unpaid order starts no contract.
  expect((await payment(begun)).statusCode).toBe(200);
  expect((await terms()).text).toBeNull();
  const late = await payment(made);
  expect([late.statusCode, late.json()[0].errorCode]).toEqual([409, 'PAUSED']);
});

test('terms keep the section on instalments while someone has agreed to them', async () => {
  const { secretKey } = running.settings;
  await givenContract(running.pool, { now: running.clock.now(), secretKey, token: 'token' });
  running.clock.advance(11_000);

  const { text } = await terms();
  expect(Object.keys(text.sections)).toContain('monthly');
  expect(JSON.stringify(text)).toContain('Kuukausittain maksettu kortti');
  expect(JSON.stringify(text)).not.toMatch(/\{monthly|\{product/);
});

test('a language ends on its day: files, responses and letters use the first one', async () => {
  const lines = await plan(
    { topic: 'languages', value: { languages: ['sv', 'en'] } },
    addDays(today, 1),
  );
  expect(lines).toMatchObject([
    { label: 'topic' },
    { label: 'from' },
    {
      label: 'languages',
      before: { values: ['FI, SV, EN'] },
      after: { values: ['SV, EN'] },
    },
    { label: 'begun', after: { key: 'otherLanguages' } },
  ]);
  expect(await textOf('/sitemap.xml')).toContain('hreflang=\\"fi');
  expect(await languageOfMail('fi')).toBe('fi');

  running.clock.advance(DAY_MS);
  const sitemap = await textOf('/sitemap.xml');
  expect(sitemap).not.toContain('hreflang=\\"fi');
  expect(sitemap).toMatch(/x-default\\" href=\\"[^"]*\/sv\\"/);
  expect(await textOf('/nowhere/at/all')).toContain('hitta');
  expect(await languageOfMail('fi')).toBe('sv');
  expect(await languageOfMail('en')).toBe('en');
});
