import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/base/language.ts';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { PRIOR_DAYS } from '../../domain/scheme/prior-price.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { type PriceQuery, pricePurchase } from './price-purchase.ts';
import { writePriorPriceNote } from './prior-price-note.ts';

const now = Date.now();
const today = helsinkiDay(now);
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await givenCode('NYT', { from: 0, to: 20 });
  await givenCode('LISAAIKAA', { from: 0, to: 20, kind: 'extraMonths', value: 3 });
});
afterAll(() => database.drop());

type Code = { from: number; to: number; kind?: string; value?: number; limit?: number | null };

async function givenCode(code: string, { from, to, kind = 'percentOff', value = 5, limit }: Code) {
  await database.pool.query(
    `insert into campaign_code (code, kind, value, purchase_kinds, billing_types, valid_from, valid_until, use_limit)
     values ($1, $2, $3, '{standard,gift,renewal}', '{annually,monthly}', $4, $5, $6)`,
    [code, kind, value, addDays(today, from), addDays(today, to), limit ?? null],
  );
}

async function notes(change: Partial<PriceQuery> = {}) {
  const asked = {
    kind: 'standard',
    billing: 'annually',
    campaignCode: 'NYT',
    now,
    ...change,
  } as const;
  const priced = await pricePurchase(database.pool, asked);
  if (priced.price === null) expect.fail();
  const written = LANGUAGES.map((language) =>
    writePriorPriceNote(database.pool, asked, priced, language),
  );
  return Promise.all(written);
}

test('the notes name the days that count', async () => {
  for (const note of await notes()) expect(note).toContain(` ${PRIOR_DAYS} `);
});

test('a reduced price shows the lowest previous price in the reader’s language', async () => {
  expect(await notes()).toEqual([
    'Kortin alin hinta alennusta edeltäneiden 30 päivän aikana oli 79,00\u00a0€.',
    'Kortets lägsta pris under de 30 dagarna före prissänkningen var 79,00\u00a0€.',
    'The lowest price of the card in the 30 days before the reduction was €79.00.',
  ]);
  expect((await notes({ billing: 'monthly' }))[0]).toMatch(/^Kuukausierän .* 6,90/);
  expect((await notes({ kind: 'renewal', cardIsValid: true }))[0]).toMatch(/^Jatkon .* 74,00/);
});

test('a full price has no note', async () => {
  expect(await notes({ campaignCode: null })).toEqual([null, null, null]);
  expect(await notes({ campaignCode: 'LISAAIKAA' })).toEqual([null, null, null]);
});

test('a public code counts as a previous price, a restricted code does not', async () => {
  await givenCode('HARVOILLE', { from: -20, to: -10, value: 50, limit: 5 });
  expect((await notes())[0]).toContain('79,00');
  await givenCode('KAIKILLE', { from: -20, to: -10, value: 10 });
  expect((await notes())[0]).toContain('71,10');
});
