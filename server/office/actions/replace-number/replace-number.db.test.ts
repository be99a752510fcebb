import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupInFours } from '../../../../domain/base/format.ts';
import { type DeskList, fetchList, listedVerdict } from '../../../../test/desk-list.ts';
import { givenAccount, givenCard, givenMuseum } from '../../../../test/given.ts';
import { officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../../../test/visitor.ts';
import { encryptCardNumber } from '../../../../web/parts/ticket-desk/card-crypto.ts';
import { newToken } from '../../../account/secret-token.ts';
import { insertSession } from '../../../account/session/session-queries.ts';
import { sealingKey } from '../../../ticket-desk/sealed-number.ts';

let running: TestApp;
let clerk: Visitor;
let museumId: string;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  museumId = await givenMuseum(running.pool);
  clerk = await signedIn(await givenAccount(running.pool, { role: 'desk', museumId }));
});
afterAll(() => running.stop());

async function signedIn(accountId: string): Promise<Visitor> {
  const { pool, clock, app } = running;
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  const visitor = makeVisitor(app, { address: randomUUID() });
  visitor.cookies.set('session', token);
  return visitor;
}

const numberOf = async (cardId: string): Promise<string> => {
  const { rows } = await running.pool.query(
    'select customer_number from museum_card where id = $1',
    [cardId],
  );
  return rows[0].customer_number;
};

async function check(customerNumber: string) {
  const { body } = await clerk.call('DeskController', 'checkCustomerNumber', { customerNumber });
  return body as { verdict: string; message: string; holder: unknown };
}

const cookies = () => [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const listNow = (kept?: DeskList) => fetchList(running, cookies(), kept);
const listed = async (list: DeskList, number: string) =>
  (await listedVerdict(running, cookies(), { list, number })).verdict;

async function givenHolder() {
  const personId = await givenAccount(running.pool);
  const card = await givenCard(running.pool, { accountId: personId, validUntil: '2027-09-30' });
  return { personId, ...card };
}

async function replace(personId: string, wantsPlastic = false) {
  const member = await officeMember(running, ['agent']);
  const input = { personId, why: 'lost' as const, wantsPlastic };
  const { previewed } = await member.ask('previewReplaceNumber', { input });
  const actionId = randomUUID();
  const actionRequest = { input, actionId, reason: 'puhelin ja kortti katosivat', previewed };
  return {
    member,
    actionRequest,
    outcome: await member.ask('performReplaceNumber', actionRequest),
  };
}

async function ryaOf(cardId: string): Promise<string> {
  const sql = 'select ryijy_seed::text as seed from museum_card where id = $1';
  const { rows } = await running.pool.query<{ seed: string }>(sql, [cardId]);
  return rows[0]!.seed;
}

test('the old number is refused online at once and offline with the next list; the new one admits', async () => {
  const { personId, cardId, customerNumber } = await givenHolder();
  const before = await listNow();
  expect(await listed(before, customerNumber)).toBe('valid');

  await replace(personId);

  const fresh = await numberOf(cardId);
  expect(fresh).not.toBe(customerNumber);
  const refused = await check(customerNumber);
  expect(refused).toMatchObject({ verdict: 'replaced', holder: null });
  expect(refused.message).toContain('korvattu uudella');
  expect((await check(fresh)).verdict).toBe('valid');

  // An incremental list for a desk that has one, the full list for another.
  for (const list of [await listNow(before), await listNow()]) {
    expect(await listed(list, customerNumber)).toBe('blocked');
    expect(await listed(list, fresh)).toBe('valid');
  }
});

test('a visit admitted with the old number by an uninformed desk is kept', async () => {
  const { personId, cardId, customerNumber } = await givenHolder();
  await replace(personId);
  const sealing = new Uint8Array(sealingKey(running.settings.secretKey));
  const sealedNumber = await encryptCardNumber(customerNumber, sealing);
  const visitedAt = running.clock.now() - 60_000;
  const visit = { visitId: randomUUID(), museumId, sealedNumber, visitedAt, isRepeat: false };
  const { body } = await clerk.call('DeskController', 'recordVisit', visit);
  expect(body).toMatchObject({ isRecorded: true });
  const { rows } = await running.pool.query(
    'select offline_verdict from visit where card_id = $1',
    [cardId],
  );
  expect(rows).toEqual([{ offline_verdict: 'replaced' }]);
});

test('the holder keeps time, rya, visits and orders, is signed out and notified without the number', async () => {
  const { personId, cardId, customerNumber } = await givenHolder();
  const rya = await ryaOf(cardId);
  await signedIn(personId);
  const { member, actionRequest, outcome } = await replace(personId);
  expect(outcome.undoUntil).toBeNull();
  expect(await member.ask('performReplaceNumber', actionRequest)).toEqual(outcome);

  const { rows: sessions } = await running.pool.query(
    'select 1 from account_session where account_id = $1',
    [personId],
  );
  expect(sessions).toEqual([]);
  const { rows } = await running.pool.query(
    'select letter, language, data::text from mail_outbox where card_id = $1',
    [cardId],
  );
  expect(rows).toEqual([
    {
      letter: 'number-replaced',
      language: 'fi',
      data: expect.not.stringContaining(customerNumber),
    },
  ]);
  const { rows: kept } = await running.pool.query(
    'select valid_until::text from card_validity where card_id = $1',
    [cardId],
  );
  expect(kept).toEqual([{ valid_until: '2027-09-30' }]);
  expect(await ryaOf(cardId)).toBe(rya);
  const former = await running.pool.query(
    'select customer_number, why from former_card_number where card_id = $1',
    [cardId],
  );
  expect(former.rows).toEqual([{ customer_number: customerNumber, why: 'lost' }]);
});

test('a waiting or printing plastic card is replaced, so that one is posted', async () => {
  const { personId, cardId } = await givenHolder();
  await running.pool.query(
    `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at,
                                     sent_to_production_at)
     values ($1, 'given', 'Aino Lahtinen', 'Museokatu 1', '00100', 'Helsinki', now(), null),
            ($1, 'made', 'Aino Lahtinen', 'Museokatu 1', '00100', 'Helsinki', now(), now())`,
    [cardId],
  );
  await replace(personId, true);
  const { rows } = await running.pool.query(
    `select street_address, reprint_reason from plastic_card_order
      where card_id = $1 and cancelled_at is null and posted_at is null`,
    [cardId],
  );
  expect(rows).toEqual([{ street_address: 'Museokatu 1', reprint_reason: 'lost' }]);
});

test('without a new plastic card, a printing one is not posted and a waiting one gets the new number', async () => {
  const { personId, cardId } = await givenHolder();
  await running.pool.query(
    `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at,
                                     sent_to_production_at, posted_at)
     values ($1, 'waits', 'Aino Lahtinen', 'Museokatu 1', '00100', 'Helsinki', now(), null, null),
            ($1, 'made', 'Aino Lahtinen', 'Museokatu 1', '00100', 'Helsinki', now(), now(), null),
            ($1, 'posted', 'Aino Lahtinen', 'Museokatu 1', '00100', 'Helsinki', now(), now(), now())`,
    [cardId],
  );
  await replace(personId);
  const { rows } = await running.pool.query(
    'select cause from plastic_card_order where card_id = $1 and cancelled_at is null order by 1',
    [cardId],
  );
  expect(rows).toEqual([{ cause: 'posted' }, { cause: 'waits' }]);
});

test.each(['482915307716', '082915307716'])(
  'a number of another scheme, %s, admits, is listed, is found, and is replaced by one of ours',
  async (customerNumber) => {
    const personId = await givenAccount(running.pool);
    const given = { accountId: personId, validUntil: '2027-09-30', customerNumber };
    const { cardId } = await givenCard(running.pool, given);

    expect((await check(groupInFours(customerNumber))).verdict).toBe('valid');
    expect(await listed(await listNow(), customerNumber)).toBe('valid');
    const { member } = await replace(personId);
    expect((await check(customerNumber)).verdict).toBe('replaced');
    expect(await numberOf(cardId)).toMatch(/^\d{16}$/);
    const { hits } = await member.ask('findInOffice', { question: customerNumber }, 'GET');
    expect(hits).toMatchObject([{ id: personId }]);
  },
);

test('replacing twice leaves two former numbers, and search finds the person by each', async () => {
  const { personId, cardId, customerNumber } = await givenHolder();
  await replace(personId);
  const second = await numberOf(cardId);
  const { member } = await replace(personId);
  for (const number of [customerNumber, second]) {
    const { hits } = await member.ask('findInOffice', { question: number }, 'GET');
    expect(hits).toMatchObject([{ id: personId }]);
    expect(JSON.stringify(hits)).toContain('replacedNumber');
  }
});

test('a plastic card needs an address, and a blocked card is unblocked by its new number', async () => {
  const { personId, cardId } = await givenHolder();
  await running.pool.query('update museum_card set blocked_at = now() where id = $1', [cardId]);
  const member = await officeMember(running, ['agent']);
  const input = { personId, why: 'stolen' as const, wantsPlastic: true };
  const preview = await member.ask('previewReplaceNumber', { input });
  expect(preview.refusal).toEqual({ key: 'noAddress', values: [] });
  await running.pool.query(
    `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at)
     values ($1, 'Kalevankatu 3', '20100', 'Turku', '', now())
     on conflict (account_id) do update
       set street_address = excluded.street_address, zip_code = excluded.zip_code, city = excluded.city`,
    [personId],
  );
  await replace(personId, true);
  expect((await check(await numberOf(cardId))).verdict).toBe('valid');
  const { rows } = await running.pool.query(
    'select street_address from plastic_card_order where card_id = $1',
    [cardId],
  );
  expect(rows).toEqual([{ street_address: 'Kalevankatu 3' }]);
});
