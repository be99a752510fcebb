import { isUnreachable } from '../../../platform/call-deadline.ts';
import { CallError } from '../../../platform/call-error.ts';

/** The server's message; network errors have none that a user should read. */
export const messageOf = (error: unknown, fallback: string) =>
  (error instanceof CallError && error.isReadable && error.messages[0]) || fallback;

/** The same for an action: without an answer it is unknown whether it was done. */
export const actionMessageOf = (error: unknown, texts: { failed: string; unanswered: string }) =>
  messageOf(error, isUnreachable(error) ? texts.unanswered : texts.failed);
