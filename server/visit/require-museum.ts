import type { UserContext } from '../context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';

export function requireMuseum({ user, language }: UserContext): string {
  if (!user.museumId) throw new Refusal('NO_MUSEUM', refusalText('noMuseum', language), 403);
  return user.museumId;
}
