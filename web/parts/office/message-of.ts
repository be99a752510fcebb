import { CallError } from '../../platform/call-error.ts';

/** What the server said; a line that broke says nothing that anybody should read. */
export const messageOf = (error: unknown, fallback: string) =>
  (error instanceof CallError && error.isReadable && error.messages[0]) || fallback;
