import pg from 'pg';

/** Query functions take one of these as their first argument: either will do for a read. */
export type Database = Pick<pg.Pool, 'query'>;
/** What a write takes: the signature says that it must run inside a transaction. */
export type Transaction = pg.PoolClient;
export type Pool = pg.Pool;

export function openPool(connectionString: string, max = 10): Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A server restart breaks idle connections; the pool replaces them, so there is nothing to do.
  pool.on('error', () => {});
  return pool;
}

export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
