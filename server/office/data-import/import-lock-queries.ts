import type { Connection } from '../../db/database.ts';

/**
 * A check reads millions of rows in a statement. Statements without a name are planned for their values anyway; asking for
 * that by `plan_cache_mode` would plan the look at every foreign key of every row as well, two thirds of a commit's time.
 */
export async function prepareConnection(connection: Connection): Promise<void> {
  await connection.query(`set work_mem = '128MB'`);
}

/**
 * False: another process works on an import of this source. Two of them would meet the same rows.
 * Held by the connection, so that a crash lets go.
 */
export async function lockSource(connection: Connection, source: string): Promise<boolean> {
  const { rows } = await connection.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 140)) as taken',
    [source],
  );
  return rows[0]?.taken ?? false;
}

export async function unlockSource(connection: Connection, source: string): Promise<void> {
  await connection.query('select pg_advisory_unlock(hashtextextended($1, 140))', [source]);
}
