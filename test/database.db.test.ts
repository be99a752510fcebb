import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from './database.ts';

let one: FreshDatabase;
let other: FreshDatabase;
beforeAll(async () => {
  one = await freshDatabase();
  other = await freshDatabase();
});
afterAll(async () => {
  await one.drop();
  await other.drop();
});

test('each fresh database is migrated and isolated from the others', async () => {
  await one.pool.query('create table only_here (id integer)');

  const { rows } = await other.pool.query(
    `select to_regclass('only_here') as leaked, to_regclass('migration') as migrated,
            to_regclass('graphile_worker._private_jobs') as jobs`,
  );

  expect(rows).toEqual([
    { leaked: null, migrated: 'migration', jobs: 'graphile_worker._private_jobs' },
  ]);
});
