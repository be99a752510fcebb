import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedCode } from '../../test/mailed-secrets.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { makeVisitor } from '../../test/visitor.ts';

const UI_API = '/services/data/v65.0/ui-api';
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

/** A signed-in holder with a card and a visit. */
async function givenHolder() {
  const emailAddress = `${randomUUID()}@example.fi`;
  const visitor = makeVisitor(portal.app);
  await visitor.post('requestLoginCode', { emailAddress });
  const code = await mailedCode(portal.pool, emailAddress);
  await visitor.post('loginWithCode', { emailAddress, code });
  const cardId = await insert(
    `insert into museum_card (customer_number, ryijy_seed, holder_account_id, holder_first_name,
                              holder_last_name, holder_year_of_birth, registered_at)
     select $1, 7, id, 'Aino', 'Lahtinen', 1987, now() from account where email_address = $2
     returning id`,
    [String(Math.floor(1e15 + Math.random() * 8e15)), emailAddress],
  );
  const museumId = await insert(
    `insert into museum (slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude, longitude, joined_on)
     values ($1, 'Siida', 'Siida', 'Siida', 'Inari', 'Enare', 'Inari', 68.9, 27.0, '2020-01-01')
     returning id`,
    [randomUUID()],
  );
  const visitId = await insert(
    `insert into visit (id, card_id, museum_id, visited_on) values ($1, $2, $3, '2027-02-03')
     returning id`,
    [randomUUID(), cardId, museumId],
  );
  return { visitor, cardId, visitId };
}

async function insert(statement: string, values: unknown[]): Promise<string> {
  const { rows } = await portal.pool.query<{ id: string }>(statement, values);
  return rows[0]!.id;
}

describe('reading records', () => {
  test('returns holders their own card and visits, with names in their language', async () => {
    const { visitor, cardId, visitId } = await givenHolder();

    const card = await visitor.visit(`${UI_API}/records/${cardId}`);
    const visit = await visitor.visit(`${UI_API}/records/${visitId}`, { 'x-language': 'sv' });

    expect(card.body).toMatchObject({
      apiName: 'MuseumCard__c',
      id: cardId,
      fields: { firstName: { value: 'Aino', displayValue: 'Aino' }, validUntil: { value: null } },
    });
    expect(visit.body).toMatchObject({
      apiName: 'Visit__c',
      fields: { visitedOn: { value: '2027-02-03' }, town: { value: 'Enare' } },
    });
  });

  test('answers the same for other people’s, missing and malformed ids, and to guests', async () => {
    const { cardId, visitId } = await givenHolder();
    const stranger = (await givenHolder()).visitor;
    const guest = makeVisitor(portal.app);

    for (const visitor of [stranger, guest]) {
      for (const id of [cardId, visitId, randomUUID(), 'x', '1%27--']) {
        expect(await visitor.visit(`${UI_API}/records/${id}`)).toMatchObject({
          status: 404,
          body: [{ errorCode: 'NOT_FOUND', message: 'Pyydettyä tietoa ei löytynyt.' }],
        });
      }
    }
  });

  test('gives each item of a batch its own status', async () => {
    const { visitor, cardId } = await givenHolder();
    const foreign = await givenHolder();

    const { status, body } = await visitor.visit(
      `${UI_API}/records/batch/${cardId},${foreign.cardId},${randomUUID()}`,
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [
        { statusCode: 200, result: { id: cardId } },
        { statusCode: 404 },
        { statusCode: 404 },
      ],
    });
  });
});

describe('changing records', () => {
  test.each(['PATCH', 'DELETE'] as const)(
    '%s of a card is rejected and changes nothing',
    async (method) => {
      const { visitor, cardId } = await givenHolder();
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await portal.app.inject({
        method,
        url: `${UI_API}/records/${cardId}`,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        payload: { fields: { firstName: 'Eino' } },
      });

      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject([{ errorCode: 'INSUFFICIENT_ACCESS' }]);
      const { rows } = await portal.pool.query(
        'select holder_first_name from museum_card where id = $1',
        [cardId],
      );
      expect(rows).toEqual([{ holder_first_name: 'Aino' }]);
    },
  );
});

describe('other resources', () => {
  test('object-info describes a log record', async () => {
    const response = await portal.app.inject(`${UI_API}/object-info/Log__c`);

    expect(response.json()).toMatchObject({
      apiName: 'Log__c',
      createable: true,
      queryable: false,
      fields: { level: { dataType: 'String', required: true }, source: { required: false } },
    });
  });

  test.each([
    'record-ui/x',
    'list-records/x',
    'list-ui/x',
    'layout/x',
    'actions/x',
    'apps',
    'nav-items',
    'search',
    'lookups/x',
    'related-list-records/x',
    'duplicates/x',
    'record-avatars/batch/x',
    'content-documents',
    'object-info/Account',
  ])('%s answers 404 with an error list', async (resource) => {
    const response = await portal.app.inject(`${UI_API}/${resource}`);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual([{ errorCode: 'NOT_FOUND', message: expect.any(String) }]);
  });
});
