import pg from 'pg';
import { pipelineOptions, setUpConnection } from './pipeline/pipeline.ts';
import { breakConnection, endWhenSilent } from './silent-connection.ts';
import { traceConnection, tracePool } from './trace-statements.ts';

/** First argument of query functions; a pool or a transaction both serve for reads. */
export type Database = Pick<pg.Pool, 'query'>;
/** First argument of writes: the signature requires a transaction. */
export type Transaction = pg.PoolClient;
export type Pool = pg.Pool;
/** A dedicated connection outside every pool. */
export type Connection = pg.Client;

// Writes the same instants without looking up the local time zone.
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
    // Never closed when idle: a connection keeps its prepared statements, and a timer per use costs more than it.
    // Keepalive stops a firewall on the way from dropping it.
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
    // If a firewall dropped this one, the idle ones are dropped too: close them so that nobody waits to find out.
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

/** A dedicated connection, for work beyond the pool's statement timeout. */
export function openClient(connectionString: string, connectionTimeoutMillis = 5_000): Connection {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  surviveErrors(client);
  return client;
}

/**
 * An unhandled error event ends the process. Nothing else to do here: the current statement fails, the next gets a
 * connection error, and the pool reconnects.
 */
function surviveErrors(source: pg.Pool | pg.ClientBase): void {
  (source as pg.ClientBase).on('error', () => {});
}

/** A standby accepts connections but no writes; pooled, it would refuse long after another became primary. */
export async function requireWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ refuses: boolean }>(
    `select current_setting('transaction_read_only') = 'on' as refuses`,
  );
  if (!rows[0]?.refuses) return;
  throw Object.assign(new Error('the database is read-only'), { code: '25006' });
}

/** A pool that can be abandoned while its connections are in use. */
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
      // Settles when all connections are returned, which hung ones never are.
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
 * A transaction whose locking reads travel with its `begin`. Only reads: should `begin` fail, writes behind it would
 * run outside a transaction.
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

/** As `transactionWithLocks`, after a first statement that is committed by itself. */
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

/** Rolls back on error; a connection that cannot roll back is discarded. */
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

/** A transaction on a dedicated connection, which the caller closes. */
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
    // A lost connection cannot roll back either; the first error is the cause.
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

/** SQLSTATE of statements after the one that failed the transaction. */
const AFTER_A_FAULT = '25P02';

/**
 * Runs statements of one transaction concurrently and waits for all, so that none is in flight when an error ends the
 * transaction. Throws the first error.
 */
export async function allStatements<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Part in keyof Work]: Awaited<Work[Part]> }> {
  const ended = await Promise.allSettled(work);
  const faults = ended.filter((part) => part.status === 'rejected').map(({ reason }) => reason);
  if (faults.length > 0) throw faults.find(({ code }) => code !== AFTER_A_FAULT) ?? faults[0];
  return Promise.all(work);
}
