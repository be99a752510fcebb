import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helsinkiDay, localDate } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import { findListed, LIST_ENTRY_BYTES, listVerdict } from '../../domain/visit/card-list.ts';
import { givenAccount, givenCard, givenMuseum } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor, type Visitor } from '../../test/visitor.ts';
import { sealNumber } from '../../web/parts/desk/seal-number.ts';
import { hashPassword } from '../account/password-hash.ts';
import { findLedger } from '../card/card-queries.ts';
import { inTransaction } from '../db/database.ts';
import { recordVisit } from './record-visit.ts';
import { sealingKey, unsealNumber } from './sealed-number.ts';

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

async function fetchList() {
  const response = await visitor.visit('/desk/cards.bin');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const raw = await portal.app.inject({ url: '/desk/cards.bin', headers: { cookie } });
  return { etag: String(response.headers.etag), bytes: raw.rawPayload, cookie };
}

function verdictIn(bytes: Buffer, customerNumber: string) {
  const salted = Buffer.concat([bytes.subarray(0, 16), Buffer.from(customerNumber)]);
  const hash = createHash('sha256').update(salted).digest().subarray(0, 5);
  return listVerdict(findListed(bytes.subarray(81), hash), helsinkiDay(now()), null);
}

describe('the list for desks without a network', () => {
  test('says of every kind of card what the server says', async () => {
    const cards = [
      await givenCard(portal.pool, { validUntil: '2027-03-01' }),
      await givenCard(portal.pool, { validUntil: '2027-02-28' }),
      await givenCard(portal.pool, { firstVisitOn: null }),
      await givenCard(portal.pool, { holder: null }),
      await givenCard(portal.pool, { holder: null, validUntil: '2027-02-28' }),
      await givenHeldCard(),
    ];
    const { bytes } = await fetchList();

    const kinds = [];
    for (const { customerNumber } of cards) {
      const { body } = await desk('checkCustomerNumber', { customerNumber });
      const { verdict } = verdictIn(bytes, customerNumber);
      expect(verdict).toBe(body.verdict);
      kinds.push(verdict);
    }
    expect(kinds).toEqual(['valid', 'expired', 'valid', 'notActive', 'notActive', 'onHold']);
    expect(verdictIn(bytes, '1234567890123456').verdict).toBe('unknown');
  });

  test('has seven bytes a card, no number in them, and is another list at another museum', async () => {
    const { customerNumber } = await givenCard(portal.pool);
    const { bytes } = await fetchList();
    const { rows } = await portal.pool.query<{ count: number }>(
      'select count(*)::int as count from museum_card',
    );
    expect(bytes.length).toBe(81 + LIST_ENTRY_BYTES * (rows[0]?.count ?? 0));
    expect(bytes.includes(customerNumber)).toBe(false);

    const other = await clerkOf({ role: 'desk', museumId: await givenMuseum(portal.pool) });
    const { headers } = await other.visit('/desk/cards.bin');
    expect(headers.etag).not.toBe((await fetchList()).etag);
  });

  test('is sent again only when a card has changed', async () => {
    const { etag, cookie } = await fetchList();
    const ask = () =>
      portal.app.inject({
        url: '/desk/cards.bin',
        headers: { cookie, 'if-none-match': etag },
      });
    expect((await ask()).statusCode).toBe(304);
    await givenCard(portal.pool);
    expect((await ask()).statusCode).toBe(200);
  });

  test('is for desks only', async () => {
    const customer = await clerkOf({ role: 'customer' });
    expect((await customer.visit('/desk/cards.bin')).status).toBe(403);
    expect((await makeVisitor(portal.app).visit('/desk/cards.bin')).status).toBe(401);
    const staff = await clerkOf({ role: 'staff' });
    expect((await staff.visit('/desk/cards.bin')).status).toBe(403);
  });
});

function sealedNumber(customerNumber: string): Promise<string> {
  const key = new Uint8Array(sealingKey(portal.settings.secretKey));
  return sealNumber(customerNumber, key);
}

test('what the browser seals, this server opens and another does not', async () => {
  const { secretKey } = portal.settings;
  const sealed = await sealedNumber('4393089584381701');
  expect(unsealNumber(sealed, secretKey)).toBe('4393089584381701');
  expect(unsealNumber(sealed, 'the key of another portal')).toBeNull();
  expect(unsealNumber('AAAA', secretKey)).toBeNull();
  expect(Buffer.from(sealed, 'base64url').includes('4393')).toBe(false);
});

describe('a visit that waited for a network', () => {
  test('starts the year on its own day, and its answer names nobody', async () => {
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

  test('of a year that began since takes no day away from it', async () => {
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

  test('is one with the same visit recorded at the next till, unless a second was meant', async () => {
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
  ])('stays a visit with a note when the card turns out %s', async (verdict, given) => {
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
  ])('%s is refused', async (_, later) => {
    const { cardId, customerNumber } = await givenCard(portal.pool);
    const visit = { visitId: randomUUID(), customerNumber, visitedAt: now() + later };
    const { status, body } = await desk('recordVisit', visit);

    expect(status).toBe(400);
    expect(body[0]?.errorCode).toBe('INVALID_VISIT_TIME');
    expect(await visitsOf(cardId)).toEqual([]);
  });

  test('of no card of ours is told as such', async () => {
    const visit = { visitId: randomUUID(), visitedAt: now() - HOUR };
    const { body } = await desk('recordVisit', { ...visit, sealedNumber: 'AAAA' });
    expect(body).toMatchObject({ isRecorded: false, verdict: 'unknown' });
  });
});

// R15
test('200 cards, each scanned twice at once and sent again after a lost answer: 200 visits', async () => {
  const ids: string[] = [];
  const record = (customerNumber: CustomerNumber, visitId: string, isEarlier: boolean) =>
    inTransaction(portal.pool, (tx) =>
      recordVisit(tx, {
        customerNumber,
        museumId,
        visitId,
        isRepeat: false,
        isEarlier,
        clerkId: null,
        now: now(),
      }),
    );
  // Two cards at a time: more would wait for a connection, which is not what is tested.
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
