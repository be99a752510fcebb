import { errorMessages } from '../../contract/error-messages.ts';

type ErrorItem = { message: string; errorCode: string };

/** A call that the server refused or could not answer. `messages` can be shown as they are. */
export class CallError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly errors: ErrorItem[];
  readonly messages: string[];
  /** False when the answer was no JSON: then nobody of ours has spoken. */
  readonly isReadable: boolean;

  constructor(status: number, body: unknown, statusText: string) {
    const messages = errorMessages({ body, statusText });
    super(messages.join(' ') || `status ${status}`);
    this.status = status;
    this.errors = Array.isArray(body) ? body.filter(isErrorItem) : [];
    this.messages = messages;
    this.isReadable = body !== null;
  }
}

function isErrorItem(item: unknown): item is ErrorItem {
  return (
    typeof item === 'object' &&
    item !== null &&
    'message' in item &&
    typeof item.message === 'string' &&
    'errorCode' in item &&
    typeof item.errorCode === 'string'
  );
}
