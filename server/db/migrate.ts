import path from 'node:path';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { projectRoot } from '../project-root.ts';

const MIGRATION_LOCK = 620_526_001;

/** Brings the database to this release. Any number of processes may call it at once: one works, the others wait. */
export async function migrate(url: string): Promise<void> {
  // A connection of its own: waiting for the lock must not hit the statement time limit of the pool.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runner({
      dbClient: client,
      dir: path.join(projectRoot, 'db/migrations'),
      migrationsTable: 'migration',
      direction: 'up',
      noLock: true,
      log: () => {},
    });
    await migrateJobs({ connectionString: url });
  } finally {
    await client.end();
  }
}
