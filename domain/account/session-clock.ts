/** spec 2: the warning comes this long before the end. */
export const WARNING_SECONDS = 30;
/** The end that no activity moves: after a working day one signs in again. */
export const LONGEST_SESSION_HOURS = 12;
export const LONGEST_SESSION_SECONDS = LONGEST_SESSION_HOURS * 60 * 60;
/** What a changed password wants: a sign-in no older than this. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** Instants are epoch milliseconds. */
export type SessionTimes = { lastSeenAt: number; expiresAt: number };

/** Whole seconds until a session that is left alone ends; 0 when it has ended. */
export function secondsLeft(session: SessionTimes, idleSeconds: number, now: number): number {
  const endsAt = Math.min(session.lastSeenAt + idleSeconds * 1000, session.expiresAt);
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Activity is written down only now and then: a write for every request would be a write too many. */
export function isTouchDue(session: SessionTimes, idleSeconds: number, now: number): boolean {
  const touchEvery = Math.min(30_000, (idleSeconds * 1000) / 60);
  return now - session.lastSeenAt >= touchEvery;
}

export function isRecentSignIn(reauthenticatedAt: number, now: number): boolean {
  return now - reauthenticatedAt < RECENT_SIGN_IN_MINUTES * 60_000;
}

export type WatchPhase = 'quiet' | 'warning' | 'over';

/** What a page shows, given when the session ends by the clock of this browser. */
export function watchPhase(endsAt: number, now: number): WatchPhase {
  if (now >= endsAt) return 'over';
  return now >= endsAt - WARNING_SECONDS * 1000 ? 'warning' : 'quiet';
}

const SPOKEN_AT = [30, 20, 10, 5];

/** The countdown is read aloud at these seconds only; every second would be noise. */
export function spokenSeconds(left: number): number | null {
  const passed = SPOKEN_AT.filter((mark) => left <= mark);
  return passed.at(-1) ?? null;
}
