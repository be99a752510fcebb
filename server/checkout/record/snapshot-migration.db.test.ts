import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SCHEME, DEMO_VAT_RATES } from '../../../db/seed/demo-scheme.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { migrateBeforeRelease } from '../../../test/database-before-release.ts';
import { inTransaction } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { insertFirstVatRate, insertScheme } from '../../scheme/open-scheme-queries.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ holds: 'nothing' });
  await migrateBeforeRelease(database.url, '0030');
  await inTransaction(database.pool, async (tx) => {
    await insertScheme(tx, DEMO_SCHEME);
    for (const rate of DEMO_VAT_RATES) await insertFirstVatRate(tx, rate);
  });
});
afterAll(() => database.drop());

async function insert(sql: string, values: unknown[] = []): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(`${sql} returning id`, values);
  return rows[0]?.id ?? '';
}

const event = (kind: string, price: number, details: object, campaignId: string | null = null) =>
  insert(
    `insert into museum_card_event (kind, billing_type, language, list_price_cents, price_cents,
       campaign_code_id, details, conditions_version, conditions_accepted_at, created_at, changed_at)
     values ($1, 'annually', 'sv', 7900, $2, $4, $3, '1', now(), now(), now())`,
    [kind, price, JSON.stringify(details), campaignId],
  );

async function payment(kind: string, state: string, amount: number, eventIds: string[]) {
  const id = await insert(
    `insert into payment (return_key, reference, provider_type, process_type, billing_type, language,
       amount_cents, state, created_at, state_at)
     values (gen_random_uuid()::text, gen_random_uuid()::text, 'paytrail', $1, 'annually', 'sv', $3, $2,
             '2026-11-01', '2026-11-02')`,
    [kind, state, amount],
  );
  for (const eventId of eventIds) {
    await database.pool.query('insert into payment_event values ($1, $2)', [id, eventId]);
  }
  return id;
}

test('payments of the previous release get snapshots with their original sum', async () => {
  const { pool } = database;
  const code = await insert(
    `insert into campaign_code (code, kind, value, valid_from, valid_until)
     values ('KEVAT', 'amountOff', 1580, '2020-01-01', '2100-01-01')`,
  );
  const buyer = { firstName: 'Aino', lastName: 'Lahtinen', emailAddress: 'aino@example.fi' };
  // Opened for 79,00, then the form was sent again with a code.
  const changed = await event('standard', 6320, { buyer }, code);
  const before = await payment('standard', 'open', 7900, [changed]);
  const after = await payment('standard', 'pending', 6320, [changed]);
  const company = { buyer, companyName: 'Kahvila Oy', businessId: '1234567-8' };
  const cards = [
    await event('companyOrder', 7900, company),
    await event('companyOrder', 7900, company),
  ];
  const paid = await payment('companyOrder', 'paid', 15800, cards);
  const forgotten = await payment('gift', 'cancelled', 7900, [await event('gift', 7900, {})]);

  await migrate(database.url);

  const { rows } = await pool.query(
    `select id, receipt, payable_until, amount_cents,
            (select sum(price_cents * units)::int from payment_order where payment_id = id) as kept,
            (select bool_or(campaign_code_id is not null) from payment_order where payment_id = id) as has_code
       from payment`,
  );
  const kept = new Map(rows.map((row) => [row.id, row]));
  expect(kept.get(before)).toMatchObject({ kept: 7900, has_code: false });
  expect(kept.get(after)).toMatchObject({ kept: 6320, has_code: true, payable_until: Infinity });
  expect(kept.get(after)?.receipt).toMatchObject({
    buyerName: 'Aino Lahtinen',
    seller: { name: expect.any(String) },
    lines: [
      {
        description: expect.stringMatching(/^\S+, 12 månader$/),
        units: 1,
        unitPrice: 7900,
        vatBasisPoints: expect.any(Number),
      },
      { description: 'Kampanjrabatt', units: 1, unitPrice: -1580 },
    ],
  });
  expect(kept.get(paid)).toMatchObject({ kept: 15800, payable_until: null });
  expect(kept.get(paid)?.receipt).toMatchObject({
    buyerName: 'Kahvila Oy (1234567-8)',
    lines: [{ units: 2, unitPrice: 7900 }],
  });
  expect(kept.get(forgotten)?.receipt).not.toHaveProperty('buyerName');
});
