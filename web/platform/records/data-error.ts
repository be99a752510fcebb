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

export function invalidConfig(reason: string): DataError {
  return new DataError(400, 'INVALID_CONFIG', reason);
}

export function notCached(): DataError {
  return new DataError(504, 'NOT_CACHED', 'only-if-cached: nothing is cached');
}
