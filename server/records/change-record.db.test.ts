import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenCard } from '../../test/given.ts';
import { type SignedIn, signedIn } from '../../test/signed-in.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';

const RECORDS = '/services/data/v65.0/ui-api/records';
const HOME = { streetAddress: 'Linnankatu 1', zipCode: '20100', city: 'Turku' };

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

async function patch(person: SignedIn | null, id: string, fields: unknown, headers = {}) {
  const cookies = person ? [...person.visitor.cookies] : [];
  const response = await portal.app.inject({
    method: 'PATCH',
    url: `${RECORDS}/${id}`,
    headers: {
      cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      'x-language': 'fi',
      ...headers,
    },
    payload: { fields } as object,
  });
  return { status: response.statusCode, body: response.json() };
}

describe('the record of the user’s own details', () => {
  test('can be changed by id, returns the new values, and matches the calls', async () => {
    const aino = await signedIn(portal);
    await patch(aino, aino.accountId, { ...HOME, subscribedNewsletter: true });

    const { status, body } = await patch(aino, aino.accountId, { city: '  Naantali ' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      apiName: 'Person__c',
      id: aino.accountId,
      fields: {
        city: { value: 'Naantali' },
        streetAddress: { value: 'Linnankatu 1' },
        subscribedNewsletter: { value: true },
      },
    });
    expect(await aino.read('getMyDetails')).toMatchObject({
      personId: aino.accountId,
      ...HOME,
      city: 'Naantali',
      subscribedNewsletter: true,
    });
  });

  test('keeps both changes when two tabs change different fields at once', async () => {
    const aino = await signedIn(portal);
    await patch(aino, aino.accountId, HOME);

    await Promise.all([
      patch(aino, aino.accountId, { phone: '+358401234567' }),
      patch(aino, aino.accountId, { language: 'sv' }),
      patch(aino, aino.accountId, { city: 'Naantali' }),
    ]);

    expect(await aino.read('getMyDetails')).toMatchObject({
      phone: '+358401234567',
      language: 'sv',
      city: 'Naantali',
    });
  });

  test.each([
    ['a name', { firstName: 'Eino' }, 403, 'FIXED_FIELD'],
    ['a year of birth', { yearOfBirth: 1990 }, 403, 'FIXED_FIELD'],
    ['a part of an address', { city: 'Turku' }, 400, expect.any(String)],
    ['a bad zip code', { ...HOME, zipCode: '1' }, 400, expect.any(String)],
    ['a lone surrogate', { ...HOME, city: '\ud83e' }, 400, 'INVALID_INPUT'],
    ['an unsupported language', { language: 'de' }, 400, 'INVALID_INPUT'],
    ['no fields', undefined, 400, 'INVALID_INPUT'],
  ])('rejects %s, and changes nothing', async (_case, fields, status, errorCode) => {
    const aino = await signedIn(portal);
    const before = await aino.read('getMyDetails');

    expect(await patch(aino, aino.accountId, fields)).toMatchObject({
      status,
      body: [{ errorCode, message: expect.any(String) }],
    });
    expect(await aino.read('getMyDetails')).toEqual(before);
  });

  test('answers 404 to others, as for an unknown id', async () => {
    const aino = await signedIn(portal);
    const other = await signedIn(portal);

    for (const who of [other, null]) {
      expect(await patch(who, aino.accountId, { language: 'sv' })).toMatchObject({
        status: 404,
        body: [{ errorCode: 'NOT_FOUND' }],
      });
    }
    expect(await aino.read('getMyDetails')).toMatchObject({ language: 'fi' });
  });

  test('cannot be changed from another site', async () => {
    const aino = await signedIn(portal);
    const headers = { 'sec-fetch-site': 'cross-site' };

    expect((await patch(aino, aino.accountId, { language: 'sv' }, headers)).status).toBe(403);
  });
});

test('a card record is read-only', async () => {
  const aino = await signedIn(portal);
  const { cardId } = await givenCard(portal.pool, { accountId: aino.accountId });

  expect(await patch(aino, cardId, { firstName: 'Eino' })).toMatchObject({
    status: 403,
    body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
  });
});

test('object-info says which objects can be changed', async () => {
  const updateable = async (object: string) =>
    (await portal.app.inject(`/services/data/v65.0/ui-api/object-info/${object}`)).json()
      .updateable;

  expect(await updateable('Person__c')).toBe(true);
  expect(await updateable('MuseumCard__c')).toBe(false);
});
