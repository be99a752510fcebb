import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDate } from '../../../domain/base/local-date.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { givenAccount, givenCard } from '../../../test/given.ts';
import { pagesRead } from '../../../test/pages-read.ts';
import type { Transaction } from '../../db/database.ts';
import { findGoodwillCards } from './goodwill-filter-queries.ts';

const CARDS = 300;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('counting takes one statement for all cards, not one per card', async () => {
  const { pool } = database;
  for (let number = 0; number < CARDS; number += 1) {
    const accountId = await givenAccount(pool);
    await givenCard(pool, { accountId, firstVisitOn: '2027-01-01', validUntil: '2027-12-31' });
  }
  await pool.query('analyze');
  const filter = {
    ...{ valid: { from: '2027-02-01', to: '2027-02-28' }, visits: null, bought: null },
    ...{ postalCodes: [], origins: [], languages: [] },
  };
  const rule = { time: { months: 0, days: 7 }, cause: 'Remontti', limitDays: 30 };
  const askedOn = localDate('2027-03-01');

  const pages = await pagesRead(pool, (db) =>
    findGoodwillCards(db as Transaction, { filter, ...rule, askedOn }),
  );

  expect(pages).toBeLessThan(CARDS);
});
