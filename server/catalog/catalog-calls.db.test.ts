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
  test('tells anyone the prices of the default scheme in euros', async () => {
    expect(await webShopData()).toEqual({
      status: 200,
      body: {
        cardPersonalPrice: 79,
        cardPersonalMonthlyPrice: 6.9,
        cardPersonalMonthlyPriceTotal: 82.8,
      },
    });
  });

  test('changes at midnight in Helsinki on the day that a new price comes into force', async () => {
    await portal.pool.query(
      `insert into price (kind, valid_from, amount_cents) values ('annual', '2027-03-02', 8400)`,
    );

    const untilMidnight = Date.parse('2027-03-02T00:00:00+02:00') - portal.clock.now();
    portal.clock.advance(untilMidnight - 1);
    expect((await webShopData()).body.cardPersonalPrice).toBe(79);
    portal.clock.advance(1);
    expect((await webShopData()).body.cardPersonalPrice).toBe(84);
  });

  test('says so when a price is missing', async () => {
    await portal.pool.query(`delete from price where kind = 'monthly'`);

    expect(await webShopData('sv')).toEqual({
      status: 404,
      body: [{ errorCode: 'PRICE_UNKNOWN', message: 'Priserna har inte fastställts ännu.' }],
    });
  });
});
