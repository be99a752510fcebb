import { isUnreachable } from '../../../platform/call-deadline.ts';
import { errorMessage } from '../../../platform/read-error.ts';

/** The message of a failed action: without an answer it is unknown whether it was done. */
export const actionMessageOf = (error: unknown, texts: { failed: string; unanswered: string }) =>
  errorMessage(error, isUnreachable(error) ? texts.unanswered : texts.failed);
