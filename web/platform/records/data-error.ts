/** Has the status and code of the platform's own data layer. */
export class DataError extends Error {
  readonly status: number;
  readonly errorCode: string;

  constructor(status: number, errorCode: string, message: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
  }
}

/** The server's message, if it answered, otherwise this text. */
export function recordMessage(error: unknown, otherwise: string): string {
  if (!(error instanceof DataError)) return otherwise;
  return error.status > 0 && error.errorCode !== 'UNKNOWN' ? error.message : otherwise;
}

export function invalidConfig(reason: string): DataError {
  return new DataError(400, 'INVALID_CONFIG', reason);
}

export function notCached(): DataError {
  return new DataError(504, 'NOT_CACHED', 'only-if-cached: nothing is cached');
}
