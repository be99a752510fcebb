import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../../test/database.ts';
import { pagesRead } from '../../../../test/pages-read.ts';
import type { Transaction } from '../../../db/database.ts';
import { openBatch } from '../batch/import-batch.ts';
import { undoVisits } from './undo-visit-queries.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const SOURCE = 'earlier';

async function givenVisitRows(state: 'stopped' | 'undoing', visits: number): Promise<string> {
  const importId = randomUUID();
  await database.pool.query(
    `insert into data_import (id, name, source, state, made_at, changed_at) values ($1, 'Siirto', $2, $3, now(), now())`,
    [importId, SOURCE, state],
  );
  await database.pool.query(
    `insert into data_import_row (import_id, kind, place, outer_id, fields, target_id, verdict)
     select $1, 'visits', place, 'visit-' || place, '{"visited_on": "2026-01-05"}',
            imported_id($2, 'visits', 'visit-' || place), 'create'
       from generate_series(1, $3::int) place`,
    [importId, SOURCE, visits],
  );
  return importId;
}

test('undoing some visits does not scan all visits of another import of the source', async () => {
  const { pool } = database;
  const importId = await givenVisitRows('undoing', 10);
  const range = { importId, source: SOURCE, from: 0, to: 10, now: Date.now() };
  const undo = (db: unknown) => undoVisits(openBatch(db as Transaction, 'visits', range));
  await pool.query('analyze');
  const alone = await pagesRead(pool, undo);
  await pool.query('update data_import_row set outcome = null, why = null where import_id = $1', [
    importId,
  ]);
  await givenVisitRows('stopped', 60_000);
  await pool.query('analyze');

  expect(await pagesRead(pool, undo)).toBeLessThan(alone + 200);
});
