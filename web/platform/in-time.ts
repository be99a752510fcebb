import { CallError } from './call-error.ts';

/** A visitor waits: an answer that takes longer is as good as none. Told as a server in trouble, not as no network. */
export function inTime<Answer>(answer: Promise<Answer>, patienceMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    setTimeout(() => reject(new CallError(504, null, 'no answer in time')), patienceMs);
  });
}

/** Nobody of ours has spoken, or the server itself is in trouble: the device goes on alone. */
export function isNoAnswer(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}

/** Or somebody else has signed in on this device, who stands at no desk. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && (error.status === 401 || error.status === 403);
}
