import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELEASE } from '../server/db/create-schema.ts';
import { migrate } from '../server/db/migrate.ts';
import { readCatalogue } from '../test/catalogue.ts';
import { type FreshDatabase, freshDatabase } from '../test/database.ts';
import { migrateBeforeRelease } from '../test/database-before-release.ts';

let created: FreshDatabase;
let migrated: FreshDatabase;
beforeAll(async () => {
  created = await freshDatabase({ holds: 'nothing' });
  migrated = await freshDatabase({ holds: 'nothing' });
  await migrate(created.url);
  await migrateBeforeRelease(migrated.url);
});
afterAll(async () => {
  await created.drop();
  await migrated.drop();
});

const names = async ({ pool }: FreshDatabase) =>
  (await pool.query<{ name: string }>('select name from migration order by id')).rows.map(
    ({ name }) => name,
  );

test('a database that db/schema creates is the one that the migrations before 1.0.0 led to', async () => {
  const catalogue = await readCatalogue(created.pool);

  expect(catalogue.length).toBeGreaterThan(1000);
  expect(catalogue).toEqual(await readCatalogue(migrated.pool));
});

test('a database of the last version before 1.0.0 only gets the mark of the release', async () => {
  const before = await names(migrated);
  const catalogue = await readCatalogue(migrated.pool);

  await migrate(migrated.url);

  expect(await names(migrated)).toEqual([...before, RELEASE]);
  expect(await readCatalogue(migrated.pool)).toEqual(catalogue);
  expect(await names(created)).toEqual([RELEASE]);
});

test('order.json names every file of db/schema', () => {
  const folder = path.resolve(import.meta.dirname, 'schema');
  const order: string[] = JSON.parse(readFileSync(path.join(folder, 'order.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));

  expect(order.map((name) => `${name}.sql`).toSorted()).toEqual(files.toSorted());
});
