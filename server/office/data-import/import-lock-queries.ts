import type { Connection } from '../../db/database.ts';

/**
 * A check reads millions of rows per statement. Unnamed statements are planned for their values already;
 * `plan_cache_mode` would also replan every foreign-key check, two thirds of a commit's time.
 */
export async function prepareConnection(connection: Connection): Promise<void> {
  await connection.query(`set work_mem = '128MB'`);
}

/**
 * False: another process imports from the same source and would meet the same rows. A session lock, so a crash releases
 * it.
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
