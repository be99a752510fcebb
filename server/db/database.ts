import pg from 'pg';
import { gatheringSocket } from './gathering-socket.ts';
import { prepareStatements } from './prepare-statements.ts';

/** Query functions take one of these as their first argument: either will do for a read. */
export type Database = Pick<pg.Pool, 'query'>;
/** What a write takes: the signature says that it must run inside a transaction. */
export type Transaction = pg.PoolClient;
export type Pool = pg.Pool;

// The same instants, written without asking for the local time zone.
pg.defaults.parseInputDatesAsUTC = true;

export function openPool(connectionString: string, max = 10): Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    // Kept for good: a connection knows its prepared statements, and a timer for each use costs more than it. What
    // stands between us and a database elsewhere must not take it for dead.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements that do not need each other's answers are sent together: see `together`.
    pipeline: true,
    stream: gatheringSocket,
  });
  pool.on('connect', prepareStatements);
  // A server restart breaks idle connections; the pool replaces them, so there is nothing to do.
  pool.on('error', () => {});
  return pool;
}

export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return lockedTransaction(pool, nothing, work);
}

const nothing = async () => null;

/**
 * A transaction that begins by reading and locking: this travels with its `begin`. Only there, because a `begin`
 * that failed would let writes sent behind it stand alone.
 */
export async function lockedTransaction<Locked, T>(
  pool: Pool,
  lock: (tx: Transaction) => Promise<Locked>,
  work: (tx: Transaction, locked: Locked) => Promise<T>,
): Promise<T> {
  return transactionBehind(pool, { first: nothing, lock, work });
}

type Steps<First, Locked, T> = {
  first: (db: Database) => Promise<First>;
  lock: (tx: Transaction) => Promise<Locked>;
  work: (tx: Transaction, locked: Locked, first: First) => Promise<T>;
};

/** The same behind one statement that stays, whatever becomes of the transaction: it is committed by itself. */
export async function transactionBehind<First, Locked, T>(
  pool: Pool,
  { first, lock, work }: Steps<First, Locked, T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const [before, , locked] = await together([first(client), client.query('begin'), lock(client)]);
    const result = await work(client, locked, before);
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

/** Several statements on one connection for a reader outside a transaction. */
export async function onOneConnection<T>(
  pool: Pool,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** What the others say when one of them made the transaction fail. */
const AFTER_A_FAULT = '25P02';

/**
 * Statements of one transaction side by side, answered when all are: nothing is still on its way when a fault
 * ends the transaction. Throws the fault that came first.
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Part in keyof Work]: Awaited<Work[Part]> }> {
  const ended = await Promise.allSettled(work);
  const faults = ended.filter((part) => part.status === 'rejected').map(({ reason }) => reason);
  if (faults.length > 0) throw faults.find(({ code }) => code !== AFTER_A_FAULT) ?? faults[0];
  return Promise.all(work) as never;
}
