/** An employer sees how many cards were activated from so many on, and in steps of as many. */
export const CLAIMS_STEP = 5;

/** Rounded up, so that no step tells of one person; 0: fewer than are shown. */
export function shownClaims(claimed: number, units: number): number {
  if (claimed < CLAIMS_STEP) return 0;
  return Math.min(units, Math.ceil(claimed / CLAIMS_STEP) * CLAIMS_STEP);
}
