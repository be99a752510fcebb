import { type Connection, openClient } from '../../db/database.ts';
import { checkImport, type Needed, readNewFiles } from './check-import.ts';
import { commitImport, undoImport } from './commit-import.ts';
import { lockImport, prepareConnection, unlockImport } from './import-lock-queries.ts';
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
    await prepareConnection(client);
    for (let id = await findImportAtWork(client); id && mayContinue(); ) {
      if (!(await lockImport(client, id))) return;
      await workOne(client, id, needed, mayContinue);
      await unlockImport(client, id);
      id = await findImportAtWork(client);
    }
  } finally {
    await client.end();
  }
}

async function workOne(
  client: Connection,
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
