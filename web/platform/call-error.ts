import { errorMessages } from '../../contract/call/error-messages.ts';

type ErrorItem = { message: string; errorCode: string };

/** A call that the server refused or could not answer. `messages` may be shown to the user. */
export class CallError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly errors: ErrorItem[];
  readonly messages: string[];
  /** False when the body is not our server's error list: a proxy answered. */
  readonly isReadable: boolean;

  constructor(status: number, body: unknown, statusText: string) {
    const messages = errorMessages({ body, statusText });
    super(messages.join(' ') || `status ${status}`);
    this.status = status;
    this.errors = Array.isArray(body) ? body.filter(isErrorItem) : [];
    this.messages = messages;
    this.isReadable = this.errors.length > 0;
  }
}

/** The person cancelled the confirmation of a call: not an error, and nothing was done. */
export class SignInDeclined extends Error {}

/** HTTP status of a failure; 0: no response. On the server, pages read in process: its refusals are no CallErrors. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error && 'status' in error ? error.status : 0;
  return typeof status === 'number' ? status : 0;
}

/** Code of a refusal; empty without an answer of our server. */
export function errorCodeOf(error: unknown): string {
  return error instanceof CallError ? (error.errors[0]?.errorCode ?? '') : '';
}

function isErrorItem(item: Partial<ErrorItem> | null): item is ErrorItem {
  return typeof item?.message === 'string' && typeof item.errorCode === 'string';
}
