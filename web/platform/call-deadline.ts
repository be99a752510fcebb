import { CallError } from './call-error.ts';

/** Rejects with a 504 after `timeoutMs`: a server in trouble, not a missing network. */
export function withDeadline<Answer>(answer: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    setTimeout(() => reject(new CallError(504, null, 'no answer in time')), timeoutMs);
  });
}

/** No response, or a server error: the device works offline. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}

/** Signed out, or signed in as somebody without access. */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof CallError && (error.status === 401 || error.status === 403);
}
