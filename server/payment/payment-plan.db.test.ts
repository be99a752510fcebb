import { afterAll, beforeAll, expect, test } from 'vitest';
import { cents } from '../../domain/base/cents.ts';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { prepareOrders } from '../../test/prepared-orders.ts';
import { insertPayment } from './payment-queries.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** PostgreSQL plans a statement five times with its values before it considers a generic plan. */
const PLANNED_WITH_VALUES = 5;

test('a payment record is not replanned for every order', async () => {
  const orders = await prepareOrders(database.pool, PLANNED_WITH_VALUES + 5);
  const client = await database.pool.connect();
  for (const { orderId } of orders) {
    await insertPayment(client, {
      orderIds: [orderId],
      providerType: 'paytrail',
      processType: 'standard',
      billing: 'annually',
      language: 'fi',
      amount: cents(7900),
      receipt: null,
      now: Date.now(),
    });
  }
  const { rows } = await client.query(
    `select custom_plans::int as "withValues", generic_plans::int as "withoutValues"
       from pg_prepared_statements where statement like '%insert into payment (%'`,
  );
  client.release();

  expect(rows).toEqual([{ withValues: PLANNED_WITH_VALUES, withoutValues: 5 }]);
});
