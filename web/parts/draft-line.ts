let lastSent: Promise<unknown> = Promise.resolve();

/** Remembers that what was typed is on its way. */
export function sendDraft<Answer>(sending: Promise<Answer>): Promise<Answer> {
  lastSent = sending.catch(() => undefined);
  return sending;
}

/** Who goes back to a form that was left a moment ago must not be faster than its last letters. */
export async function afterLastDraft<Draft>(read: () => Promise<Draft>): Promise<Draft> {
  await lastSent;
  return read();
}
