import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import { projectRoot } from '../server/base/project-root.ts';
import { openClient } from '../server/db/database.ts';
import { COUNT_INVARIANTS } from '../server/invariants/count-invariant-queries.ts';
import { checkInvariants } from '../server/invariants/invariant-queries.ts';
import { findFunnel } from '../server/office/sales/funnel-queries.ts';
import { type FreshDatabase, freshDatabase } from '../test/database.ts';
import { givenMuseum } from '../test/given.ts';
import { prepareOrders } from '../test/prepared-orders.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const daysAgo = (days: number) => addDays(helsinkiDay(Date.now()), -days);

async function fill() {
  const { up } = await import(path.join(projectRoot, 'db/before-1.0/0163-fill-counts.mjs'));
  const statements: string[] = [];
  up({ noTransaction() {}, sql: (statement: string) => statements.push(statement) });
  const client = openClient(database.url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test('existing rows are counted once, beside concurrent ones, even if the fill is restarted', async () => {
  const museumId = await givenMuseum(database.pool);
  const visit = (day: string) =>
    database.pool.query(
      'insert into visit (id, museum_id, visited_on) values (gen_random_uuid(), $1, $2)',
      [museumId, day],
    );
  const settle = async (day: string) => {
    const [order] = await prepareOrders(database.pool, 1);
    await database.pool.query(
      `with paid as (
         insert into payment (return_key, reference, provider_type, process_type, billing_type, language, amount_cents,
                              state, created_at, state_at)
         values (gen_random_uuid(), gen_random_uuid(), 'paytrail', 'standard', 'annually', 'fi', 7900, 'paid', $2, $2)
         returning id
       ), linked as (
         insert into payment_order (payment_id, card_order_id, language, list_price_cents, price_cents, details,
                                    conditions_version, conditions_accepted_at)
         select paid.id, $1, 'fi', 7900, 7900, '{}', '1', $2 from paid
       )
       insert into payment_settlement select id, $2 from paid`,
      [order?.orderId, new Date(`${day}T12:00:00Z`)],
    );
  };
  for (const days of [200, 4, 3]) await visit(daysAgo(days));
  for (const days of [200, 3, 3]) await settle(daysAgo(days));
  // As the previous release left it.
  await database.pool.query('delete from uncounted_visit; delete from uncounted_purchase');
  expect(await checkInvariants(database.pool, COUNT_INVARIANTS)).toHaveLength(2);
  await visit(daysAgo(3));
  await settle(daysAgo(3));

  for (let round = 0; round < 2; round += 1) {
    await fill();
    expect(await checkInvariants(database.pool, COUNT_INVARIANTS)).toEqual([]);
  }
  const period = { from: daysAgo(30), to: daysAgo(0) };
  expect(await findFunnel(database.pool, period)).toMatchObject([{ purchaseSettled: 3 }]);
});
