import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../contract/call/call.ts';
import { givenCard, givenMuseum } from '../../test/given.ts';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor } from '../../test/visitor.ts';

const UI_API = '/services/data/v65.0/ui-api';
const MINE = `${LWR_PATH}/MyMuseumCardController`;
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

/** The test clock stands at 1 March 2027. */
async function holder(days: string[] = []) {
  const person = await signedIn(portal);
  const card = await givenCard(portal.pool, {
    accountId: person.accountId,
    validUntil: '2027-10-01',
  });
  const museumId = await givenMuseum(portal.pool);
  await portal.pool.query(
    `insert into museum_ticket_price values ($1, '2026-01-01', 1400), ($1, '2027-01-01', 1650)`,
    [museumId],
  );
  for (const day of days) {
    await portal.pool.query(
      'insert into visit (id, card_id, museum_id, visited_on) values ($1, $2, $3, $4)',
      [randomUUID(), card.cardId, museumId, day],
    );
  }
  return { ...person, ...card, museumId };
}

type MyCardResponse = {
  card: { record: { id: string }; visitCount: number; isDiaryHidden: boolean } | null;
};
const cardOf = async ({ read }: SignedIn) => (await read('getMyCard')) as MyCardResponse;
const visitsOf = async ({ read }: SignedIn) =>
  ((await read('getMyVisitIds')) as { visitIds: string[] }).visitIds;

describe('the user’s own card', () => {
  test('has its codes, its validity and the price of a renewal', async () => {
    const person = await holder();
    const { cardId, customerNumber } = person;

    expect(await cardOf(person)).toMatchObject({
      checkedAt: portal.clock.now(),
      card: {
        record: { id: cardId, fields: { customerNumber: { value: customerNumber } } },
        qr: { width: 29 },
        yearPrice: 79,
        yearStartsOn: '2026-10-01',
        extension: { year: 74, month: 6.9, monthsTogether: 82.8 },
        visitCount: 0,
      },
    });
  });

  test.each([
    ['not used yet', { firstVisitOn: null, boughtOn: '2027-02-20' }, 74, null],
    ['that has ended', { validUntil: '2027-02-20' }, 79, '2026-02-20'],
  ])('when %s, has the renewal price and its last validity', async (_, given, year, start) => {
    const person = await signedIn(portal);
    await givenCard(portal.pool, { accountId: person.accountId, ...given });

    const { card } = await cardOf(person);

    expect(card).toMatchObject({ extension: { year }, yearStartsOn: start });
  });

  test('is null for a user without a card, and 401 for a guest', async () => {
    expect(await cardOf(await signedIn(portal))).toMatchObject({ card: null });
    expect((await makeVisitor(portal.app).visit(`${MINE}/getMyCard`)).status).toBe(401);
  });

  test('explains its last day of validity', async () => {
    const { read } = await holder();

    const body = await read('getMyValidity');

    expect(body).toMatchObject({ validUntil: '2027-10-01' });
    const { sentences } = body as { sentences: string[] };
    expect(sentences).toHaveLength(2);
    expect(sentences.at(-1)).toContain('viimeinen päivä on 1.10.2027');
  });
});

describe('the diary', () => {
  test('lists visits with the price of their day, newest first', async () => {
    const person = await holder(['2026-12-30', '2027-02-03']);

    const ids = await visitsOf(person);
    const { body } = await person.visitor.visit(`${UI_API}/records/batch/${ids.join(',')}`);

    expect(body).toMatchObject({
      results: [
        {
          result: { fields: { visitedOn: { value: '2027-02-03' }, ticketPrice: { value: 16.5 } } },
        },
        { result: { fields: { visitedOn: { value: '2026-12-30' }, ticketPrice: { value: 14 } } } },
      ],
    });
  });

  test('downloads as CSV and JSON for its holder only', async () => {
    const { visitor } = await holder(['2027-02-03']);

    const csv = await visitor.visit('/my-card/visits.csv');
    const json = await visitor.visit('/my-card/visits.json');

    expect(csv.body).toBe(
      '\uFEFFPäivä;Museo;Paikkakunta;Kertalipun hinta (€)\r\n2027-02-03;Museo;Turku;16,50\r\n',
    );
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="museokaynnit-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(json.body).toEqual({
      visits: [{ day: '2027-02-03', museum: 'Museo', town: 'Turku', ticketPrice: 16.5 }],
    });
    expect((await makeVisitor(portal.app).visit('/my-card/visits.csv')).status).toBe(401);
  });

  test('can be hidden and shown again', async () => {
    const person = await holder(['2027-02-03']);

    await person.change('setDiaryHidden', { isHidden: true });
    expect(await visitsOf(person)).toEqual([]);
    expect(await cardOf(person)).toMatchObject({ card: { isDiaryHidden: true, visitCount: 0 } });

    await person.change('setDiaryHidden', { isHidden: false });
    expect(await visitsOf(person)).toHaveLength(1);
  });

  test('is erased for good, while museum statistics, the card and other visits stay', async () => {
    const other = await holder(['2027-02-03']);
    const person = await holder(['2027-02-03', '2027-02-04']);
    const { museumId, cardId } = person;
    const before = await visitsOf(person);

    expect(await person.change('forgetDiary')).toMatchObject({ body: { forgotten: 2 } });

    expect(await visitsOf(person)).toEqual([]);
    expect(await visitsOf(other)).toHaveLength(1);
    const { rows } = await portal.pool.query<{ id: string; card_id: string | null }>(
      'select id, card_id from visit where museum_id = $1',
      [museumId],
    );
    expect(rows.map(({ card_id }) => card_id)).toEqual([null, null]);
    // No row elsewhere refers to the erased visits by their old ids.
    expect(rows.some(({ id }) => before.includes(id))).toBe(false);
    const kept = await portal.pool.query(
      'select valid_until::text from card_validity where card_id = $1',
      [cardId],
    );
    expect(kept.rows).toEqual([{ valid_until: '2027-10-01' }]);
  });
});

test('the app manifest has the product name and opens with the card', async () => {
  const { body } = await makeVisitor(portal.app).visit('/app/sv.webmanifest');

  expect(JSON.parse(String(body))).toMatchObject({
    name: 'Mitt Museikort',
    start_url: '/sv/mitt/kassa',
    display: 'standalone',
  });
});
