import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

async function webShopData(language = 'fi') {
  const response = await portal.app.inject({
    url: '/lwr/apex/v65.0/MuseumCardGuestController/getWebShopData',
    headers: { 'accept-language': language },
  });
  return { status: response.statusCode, body: response.json() };
}

describe('getWebShopData', () => {
  test('returns the prices of the default scheme in euros to anyone', async () => {
    expect(await webShopData()).toEqual({
      status: 200,
      body: {
        cardPersonalPrice: 79,
        cardPersonalMonthlyPrice: 6.9,
        cardPersonalMonthlyPriceTotal: 82.8,
      },
    });
  });

  test('switches prices at midnight in Helsinki on the day they come into force', async () => {
    await portal.pool.query(
      `insert into price (kind, valid_from, amount_cents) values ('annual', '2027-03-02', 8400)`,
    );

    const untilMidnight = Date.parse('2027-03-02T00:00:00+02:00') - portal.clock.now();
    portal.clock.advance(untilMidnight - 1);
    expect((await webShopData()).body.cardPersonalPrice).toBe(79);
    portal.clock.advance(1);
    expect((await webShopData()).body.cardPersonalPrice).toBe(84);
  });

  test('reports a missing price', async () => {
    await portal.pool.query(`delete from price where kind = 'monthly'`);

    expect(await webShopData('sv')).toEqual({
      status: 404,
      body: [{ errorCode: 'PRICE_UNKNOWN', message: 'Priserna har inte fastställts ännu.' }],
    });
  });
});

describe('getMuseums', () => {
  async function towns(language: string) {
    const response = await portal.app.inject({
      url: `/lwr/apex/v65.0/MuseumCardGuestController/getMuseums?language=${language}`,
    });
    return response.json<{ town: string; museums: string[] }[]>();
  }

  test('lists at least fifty museums by town, sorted for the language', async () => {
    const finnish = await towns('fi');

    expect(finnish.flatMap(({ museums }) => museums).length).toBeGreaterThanOrEqual(50);
    const names = finnish.map(({ town }) => town);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fi').compare));
    expect(finnish.find(({ town }) => town === 'Helsinki')?.museums).toContain(
      'Ateneumin taidemuseo',
    );
  });

  test('names towns and museums in the requested language', async () => {
    const swedish = await towns('sv');

    expect(swedish.find(({ town }) => town === 'Åbo')?.museums).toContain('Åbo slott');
    expect(swedish.some(({ town }) => town === 'Turku')).toBe(false);
  });

  test('omits museums that have not joined yet or have left', async () => {
    await portal.pool.query(
      `insert into museum (slug, name_fi, name_sv, name_en, town_fi, town_sv, town_en, latitude,
                           longitude, joined_on, left_on)
       values ('coming', 'Tuleva', 'x', 'x', 'Turku', 'x', 'x', 60, 22, '2090-01-01', null),
              ('gone', 'Mennyt', 'x', 'x', 'Turku', 'x', 'x', 60, 22, '2015-01-01', '2020-01-01')`,
    );

    const museums = (await towns('fi')).flatMap((town) => town.museums);

    expect(museums).not.toContain('Tuleva');
    expect(museums).not.toContain('Mennyt');
  });
});
