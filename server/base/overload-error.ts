/** Overload detected by our own limits. */
export class OverloadError extends Error {
  constructor(message = 'too many wait for the database') {
    super(message);
  }
}

/**
 * Temporary SQLSTATEs: connection lost (08), out of resources (53), starting or shutting down (57P0), timeouts,
 * read-only standby, serialization failure and deadlock (40).
 */
const PASSING_STATES = /^(08...|53...|57P0[1-35]|57014|25006|25P03|25P04|55P03|40001|40P01|40003)$/;
/** Serialization failure and deadlock: PostgreSQL rolled one transaction back, which may be retried at once. */
const CONFLICT_STATES = ['40001', '40P01'];
const LOST_CONNECTION_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
  ...['EAI_AGAIN', 'ENOTFOUND', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'],
];
/** These codes also occur for files; here they come from connecting only. */
const CONNECT_CODES = ['ENOENT', 'EMFILE', 'ENFILE', 'EAGAIN'];
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
];

/** True for a serialization failure or deadlock. */
export function isTransactionConflict(error: unknown): boolean {
  return (
    error instanceof Error && CONFLICT_STATES.includes(String((error as { code?: unknown }).code))
  );
}

/** True for temporary errors: the caller is asked to retry instead of getting a fault. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof OverloadError) return true;
  // A host name with several addresses, none of which answers.
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every(isOverload);
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (PASSING_STATES.test(String(code)) || LOST_CONNECTION_CODES.includes(String(code)))
    return true;
  if (CONNECT_CODES.includes(String(code))) return syscall === 'connect';
  return DRIVER_MESSAGES.includes(error.message);
}
