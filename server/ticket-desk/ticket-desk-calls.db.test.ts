import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupInFours } from '../../domain/base/format.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import { givenAccount, givenCard, givenMuseum, givenMuseumMember } from '../../test/given.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor } from '../../test/visitor.ts';
import { hashPassword } from '../account/sign-in/password-hash.ts';
import { findValidUntil } from '../card/card-queries.ts';
import { findLedger } from '../card/ledger-queries.ts';
import { replaceNumber } from '../card/replace-number.ts';
import { inTransaction } from '../db/database.ts';

let portal: TestApp;
let passwordHash: string;
beforeAll(async () => {
  portal = await startApp({ CALLS_PER_MINUTE: '0' });
  passwordHash = await hashPassword('Revontuli7x');
});
afterAll(() => portal.stop());

// The test clock stands at noon on 1 March 2027 in Helsinki.
// Every test person has a separate IP address: address limits are not tested here.
let machines = 0;
type Person = { role?: 'customer' | 'desk' | 'staff'; museumId?: string };

async function signedIn({ role = 'desk', museumId }: Person) {
  const emailAddress = `${randomUUID()}@example.fi`;
  await givenAccount(portal.pool, { emailAddress, passwordHash, role, museumId: museumId ?? null });
  return signedInAs(emailAddress);
}

async function signedInAs(emailAddress: string) {
  machines += 1;
  const address = `192.0.2.${machines}`;
  const visitor = makeVisitor(portal.app, { address });
  await visitor.post('loginWithPassword', { emailAddress, password: 'Revontuli7x' });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  return async function desk(method: string, payload: object) {
    const response = await portal.app.inject({
      method: 'POST',
      url: `/lwr/apex/v65.0/DeskController/${method}`,
      remoteAddress: address,
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-language': 'fi' },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  };
}

async function clerk() {
  const museumId = await givenMuseum(portal.pool);
  return { museumId, desk: await signedIn({ museumId }) };
}
const validityOf = async (cardId: string) => cardValidity(await findLedger(portal.pool, cardId));

describe('checkCustomerNumber', () => {
  test('returns the name to compare with the ID when the card is valid', async () => {
    const { desk } = await clerk();
    const { customerNumber } = await givenCard(portal.pool, { validUntil: '2027-03-01' });

    const { body } = await desk('checkCustomerNumber', {
      customerNumber: groupInFours(customerNumber),
    });

    expect(body).toEqual({
      verdict: 'valid',
      message: 'Kortti on voimassa 1.3.2027 asti.',
      holder: {
        name: 'Aino Lahtinen',
        yearOfBirth: 1987,
        checkIdentity: 'Tarkista henkilöllisyystodistus: Aino Lahtinen, s. 1987',
      },
      validUntil: '2027-03-01',
      ryijySeed: expect.any(Number),
    });
  });

  test('says that the validity begins with this visit', async () => {
    const { desk } = await clerk();
    const { customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });

    const { body } = await desk('checkCustomerNumber', { customerNumber });

    expect(body).toMatchObject({
      verdict: 'valid',
      message: 'Kortti on käytettävissä. Voimassaolo alkaa tästä käynnistä.',
      validUntil: null,
    });
  });

  test.each([
    [
      { validUntil: '2027-02-28' },
      'expired',
      'Kortti ei ole voimassa. Voimassaolo päättyi 28.2.2027.',
    ],
    [{ holder: null }, 'notActive', 'Korttia ei ole vielä aktivoitu.'],
  ])('for %o returns %s and no name', async (card, verdict, message) => {
    const { desk } = await clerk();
    const { customerNumber } = await givenCard(portal.pool, card);

    const { body } = await desk('checkCustomerNumber', { customerNumber });

    expect(body).toMatchObject({ verdict, message, holder: null, ryijySeed: null });
  });

  test.each(['', 'Aino Lahtinen', '1234 5678 9012 3456', "'; drop table visit; --"])(
    'does not know %j',
    async (customerNumber) => {
      const { desk } = await clerk();

      expect((await desk('checkCustomerNumber', { customerNumber })).body).toMatchObject({
        verdict: 'unknown',
        message: 'Numerolla ei löydy korttia.',
      });
    },
  );

  test('is refused to customers and guests', async () => {
    const { customerNumber } = await givenCard(portal.pool);
    const customer = await signedIn({ role: 'customer' });
    const guest = await portal.app.inject({
      method: 'POST',
      url: '/lwr/apex/v65.0/DeskController/checkCustomerNumber',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { customerNumber },
    });

    expect((await customer('checkCustomerNumber', { customerNumber })).status).toBe(403);
    expect(guest.statusCode).toBe(401);
  });

  test('rate limits a clerk who tries many numbers', async () => {
    const { desk } = await clerk();
    const check = () => desk('checkCustomerNumber', { customerNumber: '1' });
    const first = await Promise.all(Array.from({ length: 120 }, check));

    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await check()).status).toBe(429);
  });
});

describe('recordVisit', () => {
  test('starts the validity of a new card and counts the visit', async () => {
    const { desk } = await clerk();
    const { cardId, customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });

    const { body } = await desk('recordVisit', { customerNumber, visitId: randomUUID() });

    expect(body).toMatchObject({
      isRecorded: true,
      message: 'Käynti kirjattu klo 12.00',
      validUntil: '2028-03-01',
      visitsToday: 1,
    });
    expect((await validityOf(cardId)).validUntil).toBe('2028-03-01');
    expect(await findValidUntil(portal.pool, cardId)).toBe('2028-03-01');
  });

  test('does not move the end of a card in use', async () => {
    const { desk } = await clerk();
    const { cardId, customerNumber } = await givenCard(portal.pool, { validUntil: '2027-06-24' });

    await desk('recordVisit', { customerNumber, visitId: randomUUID() });

    expect((await validityOf(cardId)).validUntil).toBe('2027-06-24');
  });

  test('is idempotent for the same visit id', async () => {
    const { desk } = await clerk();
    const { customerNumber } = await givenCard(portal.pool);
    const visit = { customerNumber, visitId: randomUUID() };

    const first = await desk('recordVisit', visit);
    portal.clock.advance(70_000);
    const { body } = await desk('recordVisit', visit);
    portal.clock.advance(-70_000);

    // The response was lost: the retry returns the time of the first recording.
    expect(body).toMatchObject({ isRecorded: true, visitsToday: 1, message: first.body.message });
  });

  test('asks the clerk to confirm a second visit of the day, and then records it', async () => {
    const { desk } = await clerk();
    const { customerNumber } = await givenCard(portal.pool);
    await desk('recordVisit', { customerNumber, visitId: randomUUID() });

    const again = { customerNumber, visitId: randomUUID() };
    const asked = await desk('recordVisit', again);
    const meant = await desk('recordVisit', { ...again, isRepeat: true });

    expect(asked.body).toMatchObject({
      isRecorded: false,
      verdict: 'visitedToday',
      message: 'Käynti on jo kirjattu tänään klo 12.00.',
      visitsToday: 1,
    });
    expect(meant.body).toMatchObject({ isRecorded: true, visitsToday: 2 });
  });

  test('counts two visits at two museums on one day', async () => {
    const [first, second] = [await clerk(), await clerk()];
    const { customerNumber } = await givenCard(portal.pool);

    await first.desk('recordVisit', { customerNumber, visitId: randomUUID() });
    const { body } = await second.desk('recordVisit', { customerNumber, visitId: randomUUID() });

    expect(body).toMatchObject({ isRecorded: true, visitsToday: 1 });
  });

  test('records nothing under the id of another museum’s visit', async () => {
    const [first, second] = [await clerk(), await clerk()];
    const { customerNumber } = await givenCard(portal.pool);
    const visit = { customerNumber, visitId: randomUUID() };
    await first.desk('recordVisit', visit);
    const { body } = await second.desk('recordVisit', visit);
    expect(body).toMatchObject({ isRecorded: false, visitsToday: 0 });
  });

  test.each([
    ['on hold', 'null', false],
    ['no longer on hold', 'now()', true],
  ])('respects the entry hold: a card that is %s', async (_, lifted, isRecorded) => {
    const { desk } = await clerk();
    const { pool, clock, settings } = portal;
    const asked = { now: clock.now(), secretKey: settings.secretKey, token: randomUUID() };
    const { cardId, customerNumber } = await givenContract(pool, asked);
    await pool.query(
      `insert into contract_hold (contract_id, card_id, placed_at, lifted_at)
       select id, card_id, now(), ${lifted} from monthly_contract where card_id = $1`,
      [cardId],
    );
    const { body } = await desk('recordVisit', { customerNumber, visitId: randomUUID() });
    expect(body).toMatchObject({ isRecorded });
  });

  test('records nothing for a former number of the card', async () => {
    const { desk } = await clerk();
    const { cardId, customerNumber } = await givenCard(portal.pool);
    const replaced = { cardId, why: 'lost' as const, now: portal.clock.now() };
    await inTransaction(portal.pool, (tx) => replaceNumber(tx, replaced));
    const { body } = await desk('recordVisit', { customerNumber, visitId: randomUUID() });
    expect(body).toMatchObject({ isRecorded: false });
  });

  test('records one visit and one start of validity for ten concurrent clicks', async () => {
    const { desk } = await clerk();
    const { cardId, customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });

    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        desk('recordVisit', { customerNumber, visitId: randomUUID() }),
      ),
    );

    expect(answers.filter(({ body }) => body.isRecorded)).toHaveLength(1);
    const ledger = await findLedger(portal.pool, cardId);
    expect(ledger.filter(({ kind }) => kind === 'firstVisit')).toHaveLength(1);
  });

  test.each([{ validUntil: '2027-02-28' }, { holder: null }])(
    'records nothing for a card that is refused (%o)',
    async (card) => {
      const { desk } = await clerk();
      const { customerNumber } = await givenCard(portal.pool, card);

      const { body } = await desk('recordVisit', {
        customerNumber,
        visitId: randomUUID(),
        isRepeat: true,
      });

      expect(body).toMatchObject({ isRecorded: false, visitsToday: 0 });
    },
  );

  test('refuses a page of one museum in a session of another', async () => {
    const [own, other] = [await clerk(), await clerk()];
    const { customerNumber } = await givenCard(portal.pool);
    const visit = { customerNumber, visitId: randomUUID(), museumId: own.museumId };

    expect((await other.desk('recordVisit', visit)).status).toBe(401);
    expect((await own.desk('recordVisit', visit)).body.isRecorded).toBe(true);
  });

  test('is for a museum’s own people, not for staff', async () => {
    const desk = await signedIn({ role: 'staff' });
    const { customerNumber } = await givenCard(portal.pool);

    const { status, body } = await desk('recordVisit', { customerNumber, visitId: randomUUID() });

    expect(status).toBe(403);
    expect(body[0]).toMatchObject({
      errorCode: 'INSUFFICIENT_ACCESS',
      message: expect.stringContaining('desk.record'),
    });
  });
});

describe('undoVisit', () => {
  test('removes the visit and the start of validity that it caused', async () => {
    const { desk } = await clerk();
    const { cardId, customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });
    const visitId = randomUUID();
    await desk('recordVisit', { customerNumber, visitId });

    const { body } = await desk('undoVisit', { visitId });

    expect(body).toEqual({ isUndone: true, visitsToday: 0 });
    expect(await validityOf(cardId)).toMatchObject({ validUntil: null, waitsForFirstVisit: true });
    expect(await findValidUntil(portal.pool, cardId)).toBeNull();
  });

  test('keeps the validity when another museum has recorded a visit', async () => {
    const [first, second] = [await clerk(), await clerk()];
    const { cardId, customerNumber } = await givenCard(portal.pool, { firstVisitOn: null });
    const visitId = randomUUID();
    await first.desk('recordVisit', { customerNumber, visitId });
    await second.desk('recordVisit', { customerNumber, visitId: randomUUID() });

    await first.desk('undoVisit', { visitId });

    expect((await validityOf(cardId)).validUntil).toBe('2028-03-01');
  });

  test('is refused to another museum', async () => {
    const [own, other] = [await clerk(), await clerk()];
    const { customerNumber } = await givenCard(portal.pool);
    const visitId = randomUUID();
    await own.desk('recordVisit', { customerNumber, visitId });

    expect((await other.desk('undoVisit', { visitId })).body.isUndone).toBe(false);
    expect((await own.desk('undoVisit', { visitId: randomUUID() })).body.isUndone).toBe(false);
  });

  test('is refused after a minute', async () => {
    const { desk } = await clerk();
    const { customerNumber } = await givenCard(portal.pool);
    const visitId = randomUUID();
    await desk('recordVisit', { customerNumber, visitId });

    portal.clock.advance(60_000);

    expect((await desk('undoVisit', { visitId })).body).toEqual({
      isUndone: false,
      visitsToday: 1,
    });
  });
});

describe('a clerk of two museums', () => {
  test('chooses one museum per browser, and loses it with the membership', async () => {
    const [first, second, other] = [
      await givenMuseum(portal.pool),
      await givenMuseum(portal.pool),
      await givenMuseum(portal.pool),
    ];
    const emailAddress = `${randomUUID()}@example.fi`;
    const accountId = await givenAccount(portal.pool, { emailAddress, passwordHash, role: 'desk' });
    for (const museumId of [first, second])
      await givenMuseumMember(portal.pool, accountId, museumId);
    const desk = await signedInAs(emailAddress);
    const { customerNumber } = await givenCard(portal.pool);
    const visit = () => desk('recordVisit', { customerNumber, visitId: randomUUID() });

    expect((await visit()).body[0].errorCode).toBe('NO_MUSEUM');
    expect((await desk('chooseMuseum', { museumId: other })).status).toBe(404);
    expect((await desk('chooseMuseum', { museumId: second })).body.museum.id).toBe(second);
    expect((await visit()).body).toMatchObject({ isRecorded: true });
    const { rows } = await portal.pool.query('select museum_id from visit where recorded_by = $1', [
      accountId,
    ]);
    expect(rows).toEqual([{ museum_id: second }]);

    await portal.pool.query('update museum_member set ended_at = now() where museum_id = $1', [
      second,
    ]);
    const stale = { customerNumber, visitId: randomUUID(), museumId: second };
    expect((await desk('recordVisit', stale)).status).toBe(401);
    await portal.pool.query('update museum_member set ended_at = now() where museum_id = $1', [
      first,
    ]);
    expect((await visit()).status).toBe(403);
  });
});
