import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { activationState } from '../domain/activation/activation-state.ts';
import { addDays, localDate } from '../domain/base/local-date.ts';
import { cardValidity, timeStateOn } from '../domain/card/card-validity.ts';
import { STAFF_ROLES } from '../domain/office/rights.ts';
import { PURCHASE_KINDS } from '../domain/order/purchase-kind.ts';
import { addUp, shareReached } from '../domain/tracking/funnel.ts';
import { verifyPassword } from '../server/account/sign-in/password-hash.ts';
import { findClaimByCode } from '../server/activation/activation-queries.ts';
import { activationCodeHashes } from '../server/activation/activation-secret.ts';
import { secretKeyOf } from '../server/base/secret-key.ts';
import { findValidUntil } from '../server/card/card-queries.ts';
import { findLedger } from '../server/card/ledger-queries.ts';
import { checkInvariants } from '../server/invariants/invariant-queries.ts';
import { findFunnel } from '../server/office/sales/funnel-queries.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { readSettings } from '../server/settings/settings.ts';
import { type FreshDatabase, freshDatabase } from '../test/database.ts';
import { givenAccount } from '../test/given.ts';
import { DEMO_COMPANY, DEMO_GIFT_CODE } from './seed/demo-cards.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, DEMO_PEOPLE } from './seed/demo-people.ts';
import { seedGifts } from './seed/seed-gifts.ts';
import { seed } from './seed.ts';

const clock = { now: () => Date.parse('2026-11-15T10:00:00Z') };
const today = localDate('2026-11-15');

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const count = async (table: string) =>
  (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

async function cardOf(emailAddress: string) {
  const { rows } = await database.pool.query(
    `select card.id, card.holder_first_name, card.holder_year_of_birth
       from museum_card card
       join account on account.id = card.holder_account_id
      where email_address = $1`,
    [emailAddress],
  );
  const ledger = await findLedger(database.pool, rows[0].id);
  return { ...rows[0], validity: cardValidity(ledger) };
}

describe('the demo data', () => {
  test('has an activation code, a company with claimed cards, and no broken invariant', async () => {
    await seed(database.pool, clock);

    const hashes = activationCodeHashes(DEMO_GIFT_CODE, secretKeyOf('demo'));
    const claim = await findClaimByCode(database.pool, hashes);
    expect(claim && activationState(claim)).toBe('ready');
    expect(await count('card_redemption')).toBe(2);
    expect(await count('company_seat')).toBe(6);
    expect(await checkInvariants(database.pool)).toEqual([]);
  });

  test('has a customer with a card and a year of visits', async () => {
    await seed(database.pool, clock);

    const card = await cardOf('aino.lahtinen@example.fi');
    const { rows } = await database.pool.query(
      `select count(*)::int as visits, count(distinct town_fi)::int as towns,
              (max(visited_on) - min(visited_on)) as days
         from visit join museum on museum.id = museum_id
        where card_id = $1`,
      [card.id],
    );

    expect(card).toMatchObject({ holder_first_name: 'Aino', holder_year_of_birth: 1987 });
    expect(timeStateOn(card.validity, today)).toBe('valid');
    expect(rows[0].visits).toBe(26);
    expect(rows[0].towns).toBeGreaterThan(8);
    expect(rows[0].days).toBeGreaterThan(330);
  });

  test.each([
    ['olli.virtanen@example.fi', 'ended'],
    ['sanna.nieminen@example.fi', 'valid'],
    ['erik.ohman@example.fi', 'notStarted'],
  ])('%s has a card that is %s', async (emailAddress, state) => {
    await seed(database.pool, clock);

    const card = await cardOf(emailAddress);

    expect(timeStateOn(card.validity, today)).toBe(state);
    expect(await findValidUntil(database.pool, card.id)).toBe(card.validity.validUntil);
  });

  test('lets all listed people sign in with the shared password', async () => {
    await seed(database.pool, clock);

    const { rows } = await database.pool.query(
      'select email_address, password_hash from account order by email_address',
    );

    expect(rows.map((row) => row.email_address)).toEqual(
      DEMO_LOGINS.map(({ emailAddress }) => emailAddress).sort(),
    );
    expect(await verifyPassword(rows[0].password_hash, DEMO_PASSWORD)).toBe(true);
  });

  test('has a login for each role of the office and of a ticket desk', async () => {
    await seed(database.pool, clock);

    const { rows: staff } = await database.pool.query(
      `select array_agg(role) as roles from staff_role group by account_id having count(*) = 1`,
    );
    const { rows: desk } = await database.pool.query(
      `select museum_member.role, slug from museum_member join museum on museum.id = museum_id order by role`,
    );

    expect(staff.flatMap(({ roles }) => roles).toSorted()).toEqual(STAFF_ROLES.toSorted());
    expect(desk).toEqual([
      { role: 'clerk', slug: 'ateneumin-taidemuseo' },
      { role: 'manager', slug: 'ateneumin-taidemuseo' },
    ]);
  });

  test('visits only museums that exist', async () => {
    await seed(database.pool, clock);

    const planned = DEMO_PEOPLE.flatMap(({ visits }) => visits);
    expect(await count('visit')).toBe(planned.length);
  });

  test('is added once, even by repeated and concurrent calls', async () => {
    await Promise.all([seed(database.pool, clock), seed(database.pool, clock)]);
    await seed(database.pool, clock);

    expect(await count('account')).toBe(DEMO_LOGINS.length);
    // Besides the people's: one gift and the company's.
    expect(await count('museum_card')).toBe(DEMO_PEOPLE.length + 1 + DEMO_COMPANY.units);
  });

  test('is not added to a database with accounts', async () => {
    await givenAccount(database.pool);

    await seed(database.pool, clock);

    expect(await count('account')).toBe(1);
    expect(await count('campaign_code')).toBe(0);
  });
});

describe('the scheme of the demo', () => {
  test('has its museums, prices and tax without any demo people', async () => {
    expect(await count('museum')).toBeGreaterThanOrEqual(60);
    expect(await count('museum_ticket_price')).toBe(await count('museum'));
    expect(await count('price')).toBe(3);
    expect(await count('vat_rate')).toBeGreaterThan(0);
    expect(await count('scheme')).toBe(1);
    expect(await count('account')).toBe(0);
  });

  test('is in no migration: a production database begins without it', async () => {
    const bare = await freshDatabase({ holds: 'bare' });
    for (const table of ['scheme', 'price', 'vat_rate', 'museum', 'seo_property']) {
      const { rows } = await bare.pool.query(`select from ${table}`);
      expect(rows, table).toEqual([]);
    }
    await bare.drop();
  });
});

test('demo gifts are paid, mailed and waiting, and money and cards agree', async () => {
  const settings = readSettings({ MODE: 'development', LOG_LEVEL: 'silent' });
  const deps = { pool: database.pool, clock, settings, log: makeLogger('silent') };
  if (await seed(database.pool, clock)) await seedGifts(deps);

  expect(await checkInvariants(database.pool)).toEqual([]);
  expect([await count('gift'), await count('gift_sending')]).toEqual([3, 1]);
});

test('every kind of purchase has opened forms, and a share of them paid', async () => {
  const settings = readSettings({ MODE: 'development', LOG_LEVEL: 'silent' });
  const deps = { pool: database.pool, clock, settings, log: makeLogger('silent') };
  if (await seed(database.pool, clock)) await seedGifts(deps);

  const rows = await findFunnel(database.pool, { from: addDays(today, -29), to: today });

  for (const kind of PURCHASE_KINDS) {
    const counts = addUp(rows.filter((row) => row.kind === kind));
    expect(counts.checkAccepted, kind).toBeLessThan(counts.formOpened);
    expect(counts.purchaseSettled, kind).toBeLessThanOrEqual(counts.checkAccepted);
    expect(shareReached(counts), kind).toBeGreaterThan(0);
  }
});
