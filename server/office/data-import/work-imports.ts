import { type Connection, openClient } from '../../db/database.ts';
import { commitImport, undoImport } from './commit/commit-import.ts';
import { lockSource, prepareConnection, unlockSource } from './import-lock-queries.ts';
import { findImport, findImportsAtWork } from './import-queries.ts';
import { updateFault } from './import-step-queries.ts';
import { checkImport, type ImportDeps, readNewFiles } from './judge/check-import.ts';

export const WORK_DATA_IMPORTS = 'work-data-imports';

/**
 * Advances any import with pending work, batch by batch, until told to stop. Uses its own connection for long
 * statements. An import that is locked elsewhere or fails does not block the others.
 */
export async function workDataImports(
  needed: ImportDeps,
  mayContinue: () => boolean = () => true,
): Promise<void> {
  const client = openClient(needed.settings.databaseUrl);
  await client.connect();
  try {
    await prepareConnection(client);
    await workAll(client, needed, mayContinue);
  } finally {
    await client.end();
  }
}

async function workAll(
  client: Connection,
  needed: ImportDeps,
  mayContinue: () => boolean,
): Promise<void> {
  const left = new Set<string>();
  const faults: unknown[] = [];
  while (mayContinue()) {
    const next = (await findImportsAtWork(client)).find(({ id }) => !left.has(id));
    if (!next) break;
    if (!(await lockSource(client, next.source))) {
      left.add(next.id);
      continue;
    }
    const fault = await workOne(client, next.id, needed, mayContinue);
    await unlockSource(client, next.source);
    if (!fault) continue;
    left.add(next.id);
    faults.push(fault.error);
  }
  if (faults.length > 0) throw faults[0];
}

/** Returns the error, if any. */
async function workOne(
  client: Connection,
  id: string,
  needed: ImportDeps,
  mayContinue: () => boolean,
): Promise<{ error: unknown } | null> {
  try {
    await readNewFiles(client, id);
    const one = await findImport(client, id);
    if (one?.state === 'checking') await checkImport(client, one, needed);
    if (one?.state === 'committing') await commitImport(client, one, needed, mayContinue);
    if (one?.state === 'undoing') await undoImport(client, one, needed, mayContinue);
    return null;
  } catch (error) {
    // Otherwise a bug would be retried every minute. If the database is down this fails too, and the work resumes
    // later.
    await updateFault(client, { id, fault: 'failed' });
    return { error };
  }
}
