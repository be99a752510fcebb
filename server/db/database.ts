import pg from 'pg';
import { pipelineOptions, setUpConnection } from './pipeline/pipeline.ts';
import { breakConnection, endWhenSilent } from './silent-connection.ts';
import { traceConnection, tracePool } from './trace-statements.ts';

/** Query functions take one of these as their first argument: either will do for a read. */
export type Database = Pick<pg.Pool, 'query'>;
/** What a write takes: the signature says that it must run inside a transaction. */
export type Transaction = pg.PoolClient;
export type Pool = pg.Pool;
/** A connection of its own, outside every pool. */
export type Connection = pg.Client;

// The same instants, written without asking for the local time zone.
pg.defaults.parseInputDatesAsUTC = true;

export type PoolOptions = { max?: number; pipeline?: boolean };

export function openPool(
  connectionString: string,
  { max = 10, pipeline = true }: PoolOptions = {},
): Pool {
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
    ...pipelineOptions(pipeline),
    verify: (client, done) => {
      requireWritable(client).then(() => done(), done);
    },
  });
  const breakIdle = trackIdle(pool);
  pool.on('connect', (client) => {
    surviveErrors(client);
    // Where one was swallowed the idle ones were as well: nobody else should have to wait to find out.
    endWhenSilent(client, breakIdle);
    setUpConnection(client, pipeline);
    traceConnection(client);
  });
  tracePool(pool);
  surviveErrors(pool);
  return pool;
}

function trackIdle(pool: Pool): () => void {
  const idle = new Set<pg.PoolClient>();
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  return () => {
    for (const client of idle) breakConnection(client);
  };
}

/** A connection of its own, for what may take longer than a statement of the pool. */
export function openClient(connectionString: string, connectionTimeoutMillis = 5_000): Connection {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  surviveErrors(client);
  return client;
}

/**
 * An error that nobody listens to ends the process. There is nothing else to do here: the statement in hand fails as
 * well, the next one is told that the connection is gone, and the pool opens another.
 */
function surviveErrors(source: pg.Pool | pg.ClientBase): void {
  (source as pg.ClientBase).on('error', () => {});
}

/** A standby lets us in but takes no write; kept in the pool it would refuse long after another became the primary. */
export async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ refuses: boolean }>(
    `select current_setting('transaction_read_only') = 'on' as refuses`,
  );
  if (!rows[0]?.refuses) return;
  throw Object.assign(new Error('the database is read-only'), { code: '25006' });
}

/** A pool that can be left behind in the middle of whatever its connections are used for. */
export function openDisposablePool(
  connectionString: string,
  options: PoolOptions,
): { pool: Pool; dispose(): void } {
  const pool = openPool(connectionString, options);
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  return {
    pool,
    dispose() {
      // Settles only when everybody has given their connection back, which some never will.
      pool.end().catch(() => {});
      for (const client of clients) breakConnection(client);
    },
  };
}

export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return transactionWithLocks(pool, nothing, work);
}

const nothing = async () => null;

/**
 * A transaction that begins by reading and locking: this travels with its `begin`. Only there, because a `begin`
 * that failed would let writes sent behind it stand alone.
 */
export async function transactionWithLocks<Locked, T>(
  pool: Pool,
  lock: (tx: Transaction) => Promise<Locked>,
  work: (tx: Transaction, locked: Locked) => Promise<T>,
): Promise<T> {
  return transactionAfter(pool, { first: nothing, lock, work });
}

type Steps<First, Locked, T> = {
  first: (db: Database) => Promise<First>;
  lock: (tx: Transaction) => Promise<Locked>;
  work: (tx: Transaction, locked: Locked, first: First) => Promise<T>;
};

/** The same behind one statement that stays, whatever becomes of the transaction: it is committed by itself. */
export async function transactionAfter<First, Locked, T>(
  pool: Pool,
  { first, lock, work }: Steps<First, Locked, T>,
): Promise<T> {
  return rolledBackOnError(pool, async (client) => {
    const [before, , locked] = await allStatements([
      first(client),
      client.query('begin'),
      lock(client),
    ]);
    const result = await work(client, locked, before);
    await client.query('commit');
    return result;
  });
}

/** A connection whose open transaction ends with the error; one that cannot even roll back is thrown away. */
export async function rolledBackOnError<T>(
  pool: Pool,
  work: (client: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A transaction on a connection of its own. Its caller ends the connection, whatever becomes of the rollback. */
export async function transactionOn<T>(
  connection: Connection,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await connection.query('begin');
  try {
    const result = await work(connection as unknown as Transaction);
    await connection.query('commit');
    return result;
  } catch (error) {
    // A line that broke cannot roll back either; the first error says why.
    await connection.query('rollback').catch(() => {});
    throw error;
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
export async function allStatements<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Part in keyof Work]: Awaited<Work[Part]> }> {
  const ended = await Promise.allSettled(work);
  const faults = ended.filter((part) => part.status === 'rejected').map(({ reason }) => reason);
  if (faults.length > 0) throw faults.find(({ code }) => code !== AFTER_A_FAULT) ?? faults[0];
  return Promise.all(work) as never;
}
