import path from 'node:path';
import { StartFailure } from '../server/base/start-failure.ts';
import { dataFolder } from '../server/db/data-folder.ts';
import { type Connection, openClient, openPool, type Pool } from '../server/db/database.ts';
import { socketFolder, socketUrl } from '../server/db/postgres-socket.ts';
import { findPostgresUser } from '../server/db/postgres-user.ts';
import { waitForDatabase } from '../server/db/wait-for-database.ts';
import { commandSettings } from '../server/settings/settings.ts';
import { failureSentence } from './command-failure.ts';

const DEMO_DATABASE = 'museum_card';

type Failure = { exitCode?: number };

/**
 * Runs an operator's command on DATABASE_URL. Errors are printed in one sentence, with exit code 1 or the one that the
 * caller understands.
 */
export function runCommand(
  work: (pool: Pool, words: string[]) => Promise<void>,
  failure: Failure = {},
): Promise<void> {
  return withFailureMessage(async () => {
    const pool = openPool(databaseUrl(), { max: 2 });
    try {
      await requireAnswer(() => pool.query('select 1'));
      await work(pool, process.argv.slice(2));
    } finally {
      await pool.end();
    }
  }, failure);
}

/** For statements that read whole tables: the pool's statement timeout is too short for them. */
export function runLongCommand(work: (connection: Connection) => Promise<void>): Promise<void> {
  return withFailureMessage(async () => {
    const connection = openClient(databaseUrl());
    await requireAnswer(() => connection.connect());
    try {
      await work(connection);
    } finally {
      await connection.end();
    }
  }, {});
}

/** Defaults to the demo running from this checkout. */
export function databaseUrl(): string {
  const { databaseUrl: given, mode, dataDir } = commandSettings(process.env);
  if (given !== '') return given;
  if (mode === 'production') throw new StartFailure('Give the database in DATABASE_URL.');
  const cluster = path.join(dataFolder(dataDir), 'postgres');
  return socketUrl(socketFolder(cluster, findPostgresUser()), DEMO_DATABASE);
}

async function requireAnswer(connect: () => Promise<unknown>): Promise<void> {
  const url = databaseUrl();
  if (!URL.canParse(url)) {
    throw new StartFailure(
      'DATABASE_URL must be an address such as postgresql://portal@db/portal.',
    );
  }
  await waitForDatabase(url, connect, { patienceMs: 0 });
}

/** For a command without a database. */
export async function withFailureMessage(
  work: () => Promise<void>,
  { exitCode = 1 }: Failure = {},
): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(failureSentence(error));
    process.exitCode = exitCode;
  }
}
