import type { Client } from 'pg';
import { openClient } from '../db/database.ts';
import { checkImport, type Needed, readNewFiles } from './check-import.ts';
import { commitImport, undoImport } from './commit-import.ts';
import { findImport, findImportAtWork, updateFault } from './import-queries.ts';

export const WORK_DATA_IMPORTS = 'work-data-imports';

/**
 * Goes on with whatever import has something to do, a batch at a time, until the caller ends it. On a connection of its
 * own: a check reads millions of rows in a statement. Who comes second finds the import taken, and leaves.
 */
export async function workDataImports(
  needed: Needed,
  mayContinue: () => boolean = () => true,
): Promise<void> {
  const client = openClient(needed.settings.databaseUrl);
  await client.connect();
  try {
    await client.query(`set work_mem = '128MB'`);
    await client.query(`set plan_cache_mode = 'force_custom_plan'`);
    for (let id = await findImportAtWork(client); id && mayContinue(); ) {
      if (!(await takeImport(client, id))) return;
      await workOne(client, id, needed, mayContinue);
      await leaveImport(client, id);
      id = await findImportAtWork(client);
    }
  } finally {
    await client.end();
  }
}

async function takeImport(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 140)) as taken',
    [id],
  );
  return rows[0]?.taken ?? false;
}

async function leaveImport(client: Client, id: string): Promise<void> {
  await client.query('select pg_advisory_unlock(hashtextextended($1, 140))', [id]);
}

async function workOne(
  client: Client,
  id: string,
  needed: Needed,
  mayContinue: () => boolean,
): Promise<void> {
  try {
    await readNewFiles(client, id);
    const one = await findImport(client, id);
    if (one?.state === 'checking') await checkImport(client, one, needed);
    if (one?.state === 'committing') await commitImport(client, one, needed, mayContinue);
    if (one?.state === 'undoing') await undoImport(client, one, needed, mayContinue);
  } catch (error) {
    // A fault of ours would come back every minute. Where the database is gone this fails too, and it goes on later.
    await updateFault(client, { id, fault: 'failed' });
    throw error;
  }
}
