import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { migrate, migrateFrom, migrationNames } from './migrate.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ holds: 'nothing' });
});
afterAll(() => database.drop());

test('several processes that start at once on an empty database all find it migrated', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));

  const { rows } = await database.pool.query(
    `select count(*)::int as applied, count(distinct name)::int as different,
            (select count(*)::int from graphile_worker.migrations) > 0 as "jobsReady"
       from migration`,
  );
  expect(rows[0].applied).toBeGreaterThan(0);
  expect(rows[0]).toMatchObject({ different: rows[0].applied, jobsReady: true });
});

test('a second run changes nothing', async () => {
  const applied = () => database.pool.query('select name, run_on from migration order by id');
  const before = await applied();

  await migrate(database.url);

  expect((await applied()).rows).toEqual(before.rows);
});

test('a migration gives up the lock of a table in use and retries', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync('db/migrations', folder, { recursive: true });
  writeFileSync(path.join(folder, '9999-late.sql'), 'alter table price add column late text;');
  const reader = await database.pool.connect();
  try {
    await reader.query('begin');
    await reader.query('select from price');
    const commit = vi.fn(async (_reason: string) => void (await reader.query('commit')));
    await migrateFrom(folder, database.url, { onWait: commit });
    expect(commit.mock.calls).toEqual([[expect.stringContaining('lock timeout')]]);
  } finally {
    reader.release();
    rmSync(folder, { recursive: true });
  }
  await database.pool.query('select late from price limit 0');
});

test('a migration added later with a lower number still runs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  cpSync('db/migrations', folder, { recursive: true });
  writeFileSync(path.join(folder, '0002-early.sql'), 'create table early ();');
  try {
    await migrateFrom(folder, database.url);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await database.pool.query('select from early');
});

test('a migration that works outside a transaction counts as one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  for (const file of ['0302-index.mjs', '0301-table.sql'])
    writeFileSync(path.join(folder, file), '');

  expect(await migrationNames(folder)).toEqual(['0301-table', '0302-index']);
  rmSync(folder, { recursive: true });
});

test('an unreachable server is reported in one sentence without the password', async () => {
  const nowhere = 'postgresql://portal:hunter2@127.0.0.1:1/portal';
  await expect(migrate(nowhere, { patienceMs: 300 })).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1\/portal does not let us in: [^\n]*ECONNREFUSED[^\n]*\.$/,
  );
});
