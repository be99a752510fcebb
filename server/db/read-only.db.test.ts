import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { inTransaction } from './database.ts';
import { readOnlyPool } from './read-only.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('allows reads, and the database refuses every write', async () => {
  const { pool } = database;
  const looking = readOnlyPool(pool);
  const insert = `insert into account (email_address) values ('aino@example.com')`;

  expect((await looking.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
  await expect(looking.query(insert)).rejects.toMatchObject({ code: '25006' });
  await expect(inTransaction(looking, (tx) => tx.query(insert))).rejects.toThrow('only looks');
  expect((await looking.query('select from account')).rowCount).toBe(0);
  // The connections it used accept writes again for others.
  expect((await pool.query(insert)).rowCount).toBe(1);
});
