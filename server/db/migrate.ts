import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type pg from 'pg';
import { projectRoot } from '../base/project-root.ts';
import { StartFailure } from '../base/start-failure.ts';
import { createSchema, RELEASE } from './create-schema.ts';
import { openClient, requireWritable } from './database.ts';
import { type Patience, waitForDatabase } from './wait-for-database.ts';

const MIGRATION_LOCK = 620_526_001;
const OLDEST_VERSION = 150_000;
/** Queries queue behind a migration that waits for a lock, so it gives up and retries. */
const LOCK_TIMEOUT = '2s';
/** Brings up databases of versions before 1.0.0. The next release has them no more. */
export const BEFORE_RELEASE = path.join(projectRoot, 'db/before-1.0');
const MIGRATIONS = path.join(projectRoot, 'db/migrations');

/** Migrates the database, waiting for one that is not up yet. Concurrent calls are safe: one works, the others wait. */
export async function migrate(url: string, patience?: Patience): Promise<void> {
  await migrateFrom(MIGRATIONS, url, patience);
}

export async function migrateFrom(folder: string, url: string, patience?: Patience): Promise<void> {
  await waitForDatabase(url, () => migrateNow(folder, url), patience);
}

async function migrateNow(folder: string, url: string): Promise<void> {
  // A dedicated connection: waiting for the lock must not hit the pool's statement timeout.
  const client = openClient(url, 10_000);
  try {
    await client.connect();
    await requireVersion(client);
    await requireWritable(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await bringUp(client, folder);
    await migrateJobs({ connectionString: url });
  } finally {
    await client.end();
  }
}

async function bringUp(client: pg.Client, folder: string): Promise<void> {
  if (await isEmpty(client)) await createSchema(client);
  const applied = await appliedMigrations(client);
  if (!applied.has(RELEASE)) await applyMissing(client, BEFORE_RELEASE, applied);
  await applyMissing(client, folder, applied);
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('migration') as name`);
  return rows[0].name === null;
}

async function appliedMigrations(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from migration');
  return new Set(rows.map(({ name }) => name));
}

async function applyMissing(client: pg.Client, folder: string, applied: Set<string>) {
  const names = await migrationNames(folder);
  if (names.some((name) => !applied.has(name))) await applyMigrations(client, folder);
}

/** Files of SQL, and programs that work outside a transaction. */
export async function migrationNames(folder = MIGRATIONS): Promise<string[]> {
  return (await readdir(folder)).map((file) => path.parse(file).name).toSorted();
}

/** Its package, large and read for as long as a tenth of a start takes, is loaded where there is something to apply. */
async function applyMigrations(client: pg.Client, folder: string): Promise<void> {
  const { runner } = await import('node-pg-migrate');
  await runner({
    dbClient: client,
    dir: folder,
    migrationsTable: 'migration',
    direction: 'up',
    noLock: true,
    // Each one on its own: locks that one migration takes are not kept through the next.
    singleTransaction: false,
    // Made side by side: one with a lower number may come later, and still has to run.
    checkOrder: false,
    log: () => {},
  });
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num');
  if (Number(rows[0].server_version_num) < OLDEST_VERSION) {
    throw new StartFailure(
      'The PostgreSQL server in DATABASE_URL is too old: 15 or newer is needed.',
    );
  }
}
