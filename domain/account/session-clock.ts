/** The warning is shown this long before the end. */
export const WARNING_SECONDS = 30;
/** Absolute end, whatever the activity: people sign in again after a working day. */
export const LONGEST_SESSION_HOURS = 12;
export const LONGEST_SESSION_SECONDS = LONGEST_SESSION_HOURS * 60 * 60;
/** Maximum age of the sign-in for a password change. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** Instants are epoch milliseconds. */
export type SessionTimes = { lastSeenAt: number; expiresAt: number };

/** Whole seconds until an idle session expires; 0 when expired. */
export function secondsLeft(session: SessionTimes, idleSeconds: number, now: number): number {
  const endsAt = Math.min(session.lastSeenAt + idleSeconds * 1000, session.expiresAt);
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Activity is saved only at intervals, to avoid a write for every request. */
export function isTouchDue(session: SessionTimes, idleSeconds: number, now: number): boolean {
  const touchEvery = Math.min(30_000, (idleSeconds * 1000) / 60);
  return now - session.lastSeenAt >= touchEvery;
}

export function isRecentSignIn(reauthenticatedAt: number, now: number): boolean {
  return now - reauthenticatedAt < RECENT_SIGN_IN_MINUTES * 60_000;
}

export type WatchPhase = 'quiet' | 'warning' | 'over';

/** Phase of the session warning, by this browser's clock. */
export function watchPhase(endsAt: number, now: number): WatchPhase {
  if (now >= endsAt) return 'over';
  return now >= endsAt - WARNING_SECONDS * 1000 ? 'warning' : 'quiet';
}

const ANNOUNCED_AT = [30, 20, 10, 5];

/** Screen readers announce the countdown only at these seconds. */
export function announcedSeconds(left: number): number | null {
  const passed = ANNOUNCED_AT.filter((mark) => left <= mark);
  return passed.at(-1) ?? null;
}
