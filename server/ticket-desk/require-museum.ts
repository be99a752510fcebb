import type { UserContext } from '../context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';

/** The museum of the desk. Another one than the page was opened for: that one's session is over. */
export function requireMuseum({ user, language }: UserContext, expected = user.museumId): string {
  if (!user.museumId) throw new Refusal('NO_MUSEUM', refusalText('noMuseum', language), 403);
  if (user.museumId !== expected) {
    throw new Refusal('INVALID_SESSION_ID', refusalText('noSession', language), 401);
  }
  return user.museumId;
}
