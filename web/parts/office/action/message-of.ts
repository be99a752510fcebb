import { isUnreachable } from '../../../platform/call-deadline.ts';
import { CallError } from '../../../platform/call-error.ts';

/** What the server said; a line that broke says nothing that anybody should read. */
export const messageOf = (error: unknown, fallback: string) =>
  (error instanceof CallError && error.isReadable && error.messages[0]) || fallback;

/** The same of a deed: without an answer nobody knows whether it was done. */
export const deedMessageOf = (error: unknown, texts: { failed: string; unanswered: string }) =>
  messageOf(error, isUnreachable(error) ? texts.unanswered : texts.failed);
