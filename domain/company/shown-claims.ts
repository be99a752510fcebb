/** Smallest number of activated cards that an employer sees, and the step of larger numbers. */
export const CLAIMS_STEP = 5;

/** Rounded up, so that no step reveals one person; 0: fewer than the smallest shown number. */
export function shownClaims(claimed: number, units: number): number {
  if (claimed < CLAIMS_STEP) return 0;
  return Math.min(units, Math.ceil(claimed / CLAIMS_STEP) * CLAIMS_STEP);
}
