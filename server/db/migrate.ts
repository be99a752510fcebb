import path from 'node:path';
import { runMigrations as migrateJobs } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { StartFailure } from '../platform/start-failure.ts';
import { projectRoot } from '../project-root.ts';

const MIGRATION_LOCK = 620_526_001;
const OLDEST_VERSION = 150_000;

/** Brings the database to this release. Any number of processes may call it at once: one works, the others wait. */
export async function migrate(url: string): Promise<void> {
  // A connection of its own: waiting for the lock must not hit the statement time limit of the pool.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch(explain(url));
  try {
    await requireVersion(client);
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

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num');
  if (Number(rows[0].server_version_num) < OLDEST_VERSION) {
    throw new StartFailure(
      'The PostgreSQL server in DATABASE_URL is too old: 15 or newer is needed.',
    );
  }
}

function explain(url: string) {
  return (error: Error): never => {
    const { host, pathname } = new URL(url);
    const reason = error.message || (error as NodeJS.ErrnoException).code;
    throw new StartFailure(`PostgreSQL at ${host}${pathname} does not let us in: ${reason}.`);
  };
}
