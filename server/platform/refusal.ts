/** Expected refusal, shown to the caller in their language. Any other error is a server error. */
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
