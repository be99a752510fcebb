import { withDeadline } from '../../platform/call-deadline.ts';

/** A draft is a convenience: neither the check of a form nor the next page waits for it any longer. */
const PATIENCE_MS = 4_000;

let lastSent: Promise<unknown> = Promise.resolve();

/** Remembers that what was typed is on its way. */
export function sendDraft<Answer>(sending: Promise<Answer>): Promise<Answer> {
  const sent = withDeadline(sending, PATIENCE_MS);
  lastSent = sent.catch(() => undefined);
  return sent;
}

/** Who goes back to a form that was left a moment ago must not be faster than its last letters. */
export async function afterLastDraft<Draft>(read: () => Promise<Draft>): Promise<Draft> {
  await lastSent;
  return read();
}
