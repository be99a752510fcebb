import type pg from 'pg';
import {
  allStatements,
  type Database,
  type Pool,
  rolledBackOnError,
  type Transaction,
} from './database.ts';

/**
 * One statement that does not wait for the disk. Only for what may be lost in a database crash: counts, drafts, last
 * use of a session, a repeated notification. Never for money or letters.
 */
export async function withoutDiskWait<T>(
  pool: Pool,
  statement: (db: Database) => Promise<T>,
): Promise<T> {
  return rolledBackOnError(pool, async (client) => {
    // All four travel together: should `begin` fail, the statement commits by itself, which is equivalent.
    const [, , result] = await allStatements([
      client.query('begin'),
      commitLater(client),
      statement(client),
      client.query('commit'),
    ]);
    return result;
  });
}

/** For a transaction that turned out to contain nothing critical. */
export async function commitLater(tx: Transaction): Promise<void> {
  await tx.query('set local synchronous_commit = off');
}

/** For the job queue's own bookkeeping: a job whose lock or completion is lost runs again, which every task allows. */
export function neverWaitForDisk(pool: Pool): void {
  pool.on('connect', (client: pg.PoolClient) => {
    client.query('set synchronous_commit = off').catch(() => {});
  });
}
