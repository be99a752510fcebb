/** The expected 'no': told to the caller as it is, in the caller's language. Anything else thrown is our fault. */
export class Refusal extends Error {
  readonly errorCode: string;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(errorCode: string, message: string, status = 400, retryAfterSeconds?: number) {
    super(message);
    this.errorCode = errorCode;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
