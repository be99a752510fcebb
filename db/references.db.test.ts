import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../test/database.ts';

/** Tables of settings and print runs: a few hundred rows in ten years are faster to scan than an index. */
const SHORT = ['envelope_batch', 'price', 'scheme_fact', 'till_key', 'vat_rate'];

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ holds: 'bare' });
});
afterAll(() => database.drop());

test('every foreign key has an index for deletes of the referenced row', async () => {
  const { rows } = await database.pool.query<{ column: string }>(
    `select distinct referring.relname || '.' || attname as column
       from pg_constraint reference
       join pg_class referring on referring.oid = conrelid
       join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace and referring.relname <> all ($1)
        and not exists (select from pg_index
                         where indrelid = conrelid and indkey[0] = conkey[1]
                           -- of some rows only, but of all that refer to one
                           and (indpred is null
                                or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))
      order by 1`,
    [SHORT],
  );
  expect(rows.map(({ column }) => column)).toEqual([]);
});
