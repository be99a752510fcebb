import { withDeadline } from '../../platform/call-deadline.ts';

/** Longest wait of a form check or of the next page for a draft. */
const TIME_LIMIT_MS = 4_000;

let lastSent: Promise<unknown> = Promise.resolve();

/** Tracks the request, so that the next read of the draft waits for it. */
export function sendDraft<Answer>(sending: Promise<Answer>): Promise<Answer> {
  const sent = withDeadline(sending, TIME_LIMIT_MS);
  lastSent = sent.catch(() => undefined);
  return sent;
}

/** A form that was just left is read only after its last draft was saved. */
export async function afterLastDraft<Draft>(read: () => Promise<Draft>): Promise<Draft> {
  await lastSent;
  return read();
}
