import { runner } from 'node-pg-migrate';
import { openClient } from '../server/db/database.ts';
import { BEFORE_RELEASE, migrationNames } from '../server/db/migrate.ts';

/** Migrates an empty database as versions before 1.0.0 did, up to the migration before `end`. */
export async function migrateBeforeRelease(url: string, end = '9999'): Promise<void> {
  const count = (await migrationNames(BEFORE_RELEASE)).filter((name) => name < end).length;
  const dbClient = openClient(url);
  await dbClient.connect();
  await runner({
    dbClient,
    dir: BEFORE_RELEASE,
    migrationsTable: 'migration',
    direction: 'up',
    noLock: true,
    singleTransaction: false,
    count,
    log: () => {},
  }).finally(() => dbClient.end());
}
