import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDate } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import { type CustomerNumber, customerNumberFrom } from '../../domain/card/customer-number.ts';
import { findListed } from '../../domain/ticket-desk/card-list.ts';
import { readListPart } from '../../domain/ticket-desk/list-wire.ts';
import { type DeskList, fetchList, listedVerdict } from '../../test/desk-list.ts';
import { givenAccount, givenCard, givenMuseum } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../test/visitor.ts';
import { encryptCardNumber } from '../../web/parts/ticket-desk/card-crypto.ts';
import { hashPassword } from '../account/sign-in/password-hash.ts';
import { secretKeyOf } from '../base/secret-key.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { inTransaction } from '../db/database.ts';
import { numberDigest } from './card-list-key.ts';
import { recordVisit } from './record-visit.ts';
import { sealingKey, unsealNumber } from './sealed-number.ts';
import { updateCardList } from './update-card-list.ts';

let portal: TestApp;
let visitor: Visitor;
let museumId: string;
beforeAll(async () => {
  portal = await startApp({ CALLS_PER_MINUTE: '0' });
  museumId = await givenMuseum(portal.pool);
  visitor = await clerkOf({ role: 'desk', museumId });
});
afterAll(() => portal.stop());

async function clerkOf(account: { role: 'desk' | 'customer' | 'staff'; museumId?: string }) {
  const emailAddress = `${randomUUID()}@example.fi`;
  const passwordHash = await hashPassword('Revontuli7x');
  await givenAccount(portal.pool, { emailAddress, passwordHash, ...account });
  const clerk = makeVisitor(portal.app, { address: randomUUID() });
  await clerk.post('loginWithPassword', { emailAddress, password: 'Revontuli7x' });
  return clerk;
}

const HOUR = 3_600_000;
const now = () => portal.clock.now();
const desk = async (method: string, params: object) =>
  (await visitor.call('DeskController', method, params)) as {
    status: number;
    body: Record<string, unknown> & { errorCode: string }[];
  };
const visitsOf = async (cardId: string) => {
  const { rows } = await portal.pool.query<Record<string, unknown>>(
    `select visited_on::text, repeat_number, offline_verdict from visit
      where card_id = $1 order by recorded_at`,
    [cardId],
  );
  return rows;
};

async function givenHeldCard() {
  const { cardId, customerNumber } = await givenContract(portal.pool, {
    now: now(),
    secretKey: portal.settings.secretKey,
    token: randomUUID(),
  });
  await portal.pool.query(
    `insert into contract_hold (contract_id, card_id, placed_at)
     select id, card_id, now() from monthly_contract where card_id = $1`,
    [cardId],
  );
  return { cardId, customerNumber };
}

const cookieOf = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const listNow = (kept?: DeskList) => fetchList(portal, cookieOf(visitor), kept);
const verdictIn = async (list: DeskList, number: string) =>
  (await listedVerdict(portal, cookieOf(visitor), { list, number })).verdict;

async function givenBareCard() {
  const customerNumber = customerNumberFrom('100000000000001');
  const { rows } = await portal.pool.query<{ id: string }>(
    'insert into museum_card (customer_number, ryijy_seed) values ($1, 1) returning id',
    [customerNumber],
  );
  const cardId = rows[0]?.id ?? '';
  await portal.pool.query(
    'insert into card_validity (card_id, waits_for_first_visit) values ($1, true)',
    [cardId],
  );
  return { cardId, customerNumber };
}

describe('the offline card list', () => {
  test('agrees with the server for every kind of card', async () => {
    const cards = [
      await givenCard(portal.pool, { validUntil: '2027-03-01' }),
      await givenCard(portal.pool, { validUntil: '2027-02-28' }),
      await givenCard(portal.pool, { firstVisitOn: null }),
      await givenCard(portal.pool, { holder: null }),
      await givenHeldCard(),
    ];
    const list = await listNow();

    const kinds = [];
    for (const { customerNumber } of cards) {
      const { body } = await desk('checkCustomerNumber', { customerNumber });
      const verdict = await verdictIn(list, customerNumber);
      expect(verdict).toBe(body.verdict);
      kinds.push(verdict);
    }
    expect(kinds).toEqual(['valid', 'expired', 'valid', 'notActive', 'onHold']);
    expect(await verdictIn(list, '1234567890123456')).toBe('unknown');
  });

  test('is the same for all museums, so that comparing two copies reveals nothing', async () => {
    const { customerNumber } = await givenCard(portal.pool);
    const list = await listNow();
    expect(Buffer.from(list.entries).includes(customerNumber)).toBe(false);

    const other = await clerkOf({ role: 'desk', museumId: await givenMuseum(portal.pool) });
    expect(await fetchList(portal, cookieOf(other))).toEqual(list);
  });

  test('is useless without its key, which only desk sessions receive', async () => {
    const { customerNumber } = await givenCard(portal.pool);
    const { entries } = await listNow();
    const digest = await numberDigest(customerNumber);
    const guesses = [digest, createHash('sha256').update(customerNumber).digest()];
    for (const guess of guesses) expect(findListed(entries, guess.subarray(0, 5))).toBeNull();

    for (const role of ['customer', 'staff'] as const) {
      const person = await clerkOf({ role });
      expect((await person.call('DeskController', 'getListKeys', {})).status).toBe(403);
    }
  });

  test('does not reveal twelve-digit numbers, however often the key changes', async () => {
    const imported = '043930895843';
    const { cardId } = await givenCard(portal.pool, { customerNumber: imported });
    expect(await verdictIn(await listNow(), imported)).toBe('valid');
    expect(await verdictIn(await listNow(), '043930895844')).toBe('unknown');

    // Input of every entry, whatever the key: both lists use the same thirty bits.
    const { rows } = await portal.pool.query<{ digest: Buffer }>(
      'select digest from desk_list_entry where card_id = $1',
      [cardId],
    );
    expect(rows[0]?.digest).toEqual(await numberDigest(imported));
    expect(rows[0]?.digest.subarray(4)).toEqual(Buffer.alloc(28));
    expect((rows[0]?.digest[3] ?? 1) & 3).toBe(0);
  });

  test('is updated by its changes, and by nothing when nothing changed', async () => {
    const held = await givenHeldCard();
    // Cards with entries are never deleted; others may be.
    const gone = await givenBareCard();
    const first = await listNow();
    expect(await listNow(first)).toBe(first);

    const added = await givenCard(portal.pool, { firstVisitOn: null });
    await portal.pool.query('update contract_hold set lifted_at = placed_at where card_id = $1', [
      held.cardId,
    ]);
    await portal.pool.query('delete from card_validity where card_id = $1', [gone.cardId]);
    await portal.pool.query('delete from museum_card where id = $1', [gone.cardId]);
    const second = await listNow(first);

    expect(second.isWhole).toBe(false);
    expect(second.entries.length).toBe(first.entries.length);
    expect(await verdictIn(first, held.customerNumber)).toBe('onHold');
    expect(await verdictIn(second, held.customerNumber)).toBe('valid');
    expect(await verdictIn(second, added.customerNumber)).toBe('valid');
    expect(await verdictIn(second, gone.customerNumber)).toBe('unknown');
    expect((await listNow()).entries).toEqual(second.entries);
  });

  test('is sent whole, with other hashes, when the key has changed', async () => {
    const { customerNumber } = await givenCard(portal.pool);
    const before = await listNow();
    const settings = { ...portal.settings, secretKey: secretKeyOf('x'.repeat(40)) };
    await updateCardList({ ...portal, settings });
    const answer = await portal.app.inject({
      url: `/desk/card-list?since=${before.tag}`,
      headers: { cookie: cookieOf(visitor) },
    });
    const part = readListPart(answer.rawPayload);

    expect(part?.isWhole).toBe(true);
    expect(part?.entries.length).toBe(before.entries.length);
    expect(part?.entries).not.toEqual(before.entries);
    expect(await verdictIn(await listNow(), customerNumber)).toBe('valid');
  });

  test('misses no card, however many processes sell and list at once', async () => {
    let list = await listNow();
    for (let round = 0; round < 4; round += 1) {
      const [cards] = await Promise.all([
        Promise.all(Array.from({ length: 6 }, () => givenCard(portal.pool))),
        updateCardList(portal),
        updateCardList(portal),
      ]);
      list = await listNow(list);
      for (const { customerNumber } of cards) {
        expect(await verdictIn(list, customerNumber)).not.toBe('unknown');
      }
    }
    expect((await listNow()).entries).toEqual(list.entries);
  });

  test.each([
    '',
    '0123456789abcdef',
    '0123456789abcdef.-1',
    'x.1',
    `${'0'.repeat(16)}.${'9'.repeat(30)}`,
  ])('is not sent for %j, which is not a tag', async (since) => {
    const clerk = await clerkOf({ role: 'desk', museumId });
    const asked = await clerk.visit(`/desk/card-list?since=${since}`);
    expect(asked.status).toBe(400);
  });

  test('is for desks only', async () => {
    const customer = await clerkOf({ role: 'customer' });
    expect((await customer.visit('/desk/card-list')).status).toBe(403);
    expect((await makeVisitor(portal.app).visit('/desk/card-list')).status).toBe(401);
    const staff = await clerkOf({ role: 'staff' });
    expect((await staff.visit('/desk/card-list')).status).toBe(403);
  });
});

function sealedNumber(customerNumber: string): Promise<string> {
  const key = new Uint8Array(sealingKey(portal.settings.secretKey));
  return encryptCardNumber(customerNumber, key);
}

test('a number encrypted by the browser is decrypted by this server only', async () => {
  const { secretKey } = portal.settings;
  const sealed = await sealedNumber('4393089584381701');
  expect(unsealNumber(sealed, secretKey)).toBe('4393089584381701');
  expect(unsealNumber(sealed, secretKeyOf('the key of another portal'))).toBeNull();
  expect(unsealNumber('AAAA', secretKey)).toBeNull();
  expect(Buffer.from(sealed, 'base64url').includes('4393')).toBe(false);
});

describe('an offline visit', () => {
  test('starts the validity on its own day, and the answer contains no name', async () => {
    const { cardId, customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });
    const visitedAt = now() - 26 * HOUR;
    const visit = {
      visitId: randomUUID(),
      sealedNumber: await sealedNumber(customerNumber),
      visitedAt,
    };

    const { body } = await desk('recordVisit', visit);
    const again = await desk('recordVisit', visit);

    expect(body).toMatchObject({ isRecorded: true, holder: null });
    expect(again.body).toMatchObject({ isRecorded: true, message: body.message });
    expect(await visitsOf(cardId)).toEqual([
      { visited_on: '2027-02-28', repeat_number: 0, offline_verdict: 'valid' },
    ]);
    const { validUntil } = cardValidity(await findLedger(portal.pool, cardId));
    expect(validUntil).toBe('2028-02-28');
  });

  test('does not shorten a validity that began since', async () => {
    const { cardId, customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });
    await desk('recordVisit', { visitId: randomUUID(), customerNumber });
    await desk('recordVisit', {
      visitId: randomUUID(),
      customerNumber,
      visitedAt: now() - 50 * HOUR,
    });

    expect(await visitsOf(cardId)).toHaveLength(2);
    const { validUntil } = cardValidity(await findLedger(portal.pool, cardId));
    expect(validUntil).toBe('2028-03-01');
  });

  test('is the same as a visit recorded at another till, unless a second was meant', async () => {
    const { cardId, customerNumber } = await givenCard(portal.pool);
    await desk('recordVisit', { visitId: randomUUID(), customerNumber });
    const visitedAt = now() - HOUR;

    const double = await desk('recordVisit', { visitId: randomUUID(), customerNumber, visitedAt });
    expect(double.body).toMatchObject({ isRecorded: true });
    expect(await visitsOf(cardId)).toHaveLength(1);

    await desk('recordVisit', { visitId: randomUUID(), customerNumber, visitedAt, isRepeat: true });
    expect(await visitsOf(cardId)).toHaveLength(2);
  });

  test.each([
    ['expired', () => givenCard(portal.pool, { validUntil: '2027-02-20' })],
    ['notActive', () => givenCard(portal.pool, { holder: null })],
    ['onHold', givenHeldCard],
  ])('is kept with a note when the card turns out %s', async (verdict, given) => {
    const { cardId, customerNumber } = await given();

    const visit = { visitId: randomUUID(), customerNumber, visitedAt: now() - HOUR };
    expect((await desk('recordVisit', visit)).body).toMatchObject({ isRecorded: true });

    expect(await visitsOf(cardId)).toMatchObject([{ offline_verdict: verdict }]);
    const { steps } = cardValidity(await findLedger(portal.pool, cardId));
    expect(steps.some(({ entry }) => entry.cause === `visit:${visit.visitId}`)).toBe(false);
  });

  test.each([
    ['tomorrow', 24 * HOUR],
    ['eight days ago', -8 * 24 * HOUR],
  ])('%s is rejected', async (_, later) => {
    const { cardId, customerNumber } = await givenCard(portal.pool);
    const visit = { visitId: randomUUID(), customerNumber, visitedAt: now() + later };
    const { status, body } = await desk('recordVisit', visit);

    expect(status).toBe(400);
    expect(body[0]?.errorCode).toBe('INVALID_VISIT_TIME');
    expect(await visitsOf(cardId)).toEqual([]);
  });

  test('with an unknown card number is reported as such', async () => {
    const visit = { visitId: randomUUID(), visitedAt: now() - HOUR };
    const { body } = await desk('recordVisit', { ...visit, sealedNumber: 'AAAA' });
    expect(body).toMatchObject({ isRecorded: false, verdict: 'unknown' });
  });
});

test('200 cards, each scanned twice at once and resent after a lost response, have 200 visits', async () => {
  const ids: string[] = [];
  const record = (customerNumber: CustomerNumber, visitId: string, isOffline: boolean) =>
    inTransaction(portal.pool, (tx) =>
      recordVisit(tx, {
        customerNumber,
        museumId,
        visitId,
        isRepeat: false,
        isOffline,
        clerkId: null,
        now: now(),
      }),
    );
  // Two cards at a time: more would wait for a connection, which is not tested here.
  for (let round = 0; round < 100; round += 1) {
    const scanned = Array.from({ length: 2 }, async () => {
      const { cardId, customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });
      ids.push(cardId);
      const [one, other] = [randomUUID(), randomUUID()];
      await Promise.all([
        record(customerNumber, one, false),
        record(customerNumber, other, false),
        record(customerNumber, one, true),
        record(customerNumber, other, true),
      ]);
    });
    await Promise.all(scanned);
  }

  const { rows } = await portal.pool.query(
    `select (select count(*)::int from visit where card_id = any($1)) as visits,
            (select count(*)::int from card_ledger_entry
              where card_id = any($1) and kind = 'firstVisit') as starts,
            (select count(*)::int from card_validity
              where card_id = any($1) and valid_until = $2) as years`,
    [ids, localDate('2028-03-01')],
  );
  expect(rows).toEqual([{ visits: 200, starts: 200, years: 200 }]);
});
