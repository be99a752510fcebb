import { isRecentSignIn } from '../../domain/account/session-clock.ts';
import type { UserContext } from '../context.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';

/** For what a stranger at an open computer must not do: the person has shown within 15 minutes who they are. */
export function requireRecentSignIn({ clock, session, language }: UserContext): void {
  if (isRecentSignIn(session.found?.reauthenticatedAt ?? 0, clock.now())) return;
  throw new Refusal('SIGN_IN_AGAIN', refusalText('signInAgain', language), 403);
}
