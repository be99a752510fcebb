import type { SendFailure } from './send-failure.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Quick at first, for a login code that someone waits for; then patient, for three days. */
const WAITS = [5, 15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR];
const LONGEST_WAIT = 4 * HOUR;
const LAST_ATTEMPT = WAITS.length + 18;

/** Seconds until the next try after so many failed ones; null when there is no point in another. */
export function waitBeforeRetry(failedAttempts: number, failure: SendFailure): number | null {
  if (failure === 'refused' || failedAttempts >= LAST_ATTEMPT) return null;
  return WAITS[failedAttempts - 1] ?? LONGEST_WAIT;
}
