import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../test/database.ts';
import { schemaDocument } from './schema-document.ts';
import { readSchema } from './schema-queries.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('docs/schema.md matches the migrated database: "npm run docs:schema" regenerates it', async () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../docs/schema.md'), 'utf8');

  expect(page).toBe(schemaDocument(await readSchema(database.pool)));
});
