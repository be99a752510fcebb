const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 3_000;
const LONGER_EACH_TIME_MS = 400;
const GIVE_UP_MS = 30_000;
const QUIET_WAIT_MS = 10_000;
const OFTEN_MS = 120_000;
const LOOKS_AFTER_TURNING_BACK = 3;
const MONEY_MAY_COME_MS = 600_000;

/** Asks how long to wait before looking again, after so many looks that took so long. Null: it is enough. */
export type StatusSchedule = (looks: number, elapsedMs: number) => number | null;

/** ux 5.9: every second at first, then every three, for half a minute. */
export const whileChecking: StatusSchedule = (looks, elapsedMs) => {
  if (elapsedMs >= GIVE_UP_MS) return null;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS + looks * LONGER_EACH_TIME_MS);
};

/**
 * The browser may be back before the provider's own word, which alone tells a declined card from a change of mind.
 * After that the page goes on looking for ten minutes, often at first: a late ok is legal, and until it is seen the page
 * says that nothing was charged.
 */
export const afterTurningBack: StatusSchedule = (looks, elapsedMs) => {
  if (looks < LOOKS_AFTER_TURNING_BACK) return FIRST_WAIT_MS * (looks + 1);
  if (elapsedMs < OFTEN_MS) return LONGEST_WAIT_MS;
  return elapsedMs < MONEY_MAY_COME_MS ? QUIET_WAIT_MS : null;
};

/** Whoever keeps the page open sees the confirmation come. */
export const whilePending: StatusSchedule = () => QUIET_WAIT_MS;
