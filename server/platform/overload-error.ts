/** Our own 'not now'. */
export class OverloadError extends Error {
  constructor(message = 'too many wait for the database') {
    super(message);
  }
}

/** PostgreSQL's words for it: too many clients, starting, stopping, read-only standby, time-outs. */
const BUSY_DATABASE_CODES = ['53300', '57P01', '57P02', '57P03', '57014', '25006', '55P03'];
const LOST_CONNECTION_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'];
const SOCKET_CALLS = ['connect', 'read', 'write'];
const POOL_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Cannot use a pool after calling end on the pool',
];

/** True for errors that pass by themselves: the caller is asked to come back, not told of a fault. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof OverloadError) return true;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (BUSY_DATABASE_CODES.includes(String(code))) return true;
  if (LOST_CONNECTION_CODES.includes(String(code))) return SOCKET_CALLS.includes(String(syscall));
  return POOL_MESSAGES.includes(error.message);
}
