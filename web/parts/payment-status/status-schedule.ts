const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 3_000;
const LONGER_EACH_TIME_MS = 400;
const GIVE_UP_MS = 30_000;
const QUIET_WAIT_MS = 10_000;

/** Asks how long to wait before looking again, after so many looks that took so long. Null: it is enough. */
export type StatusSchedule = (looks: number, elapsedMs: number) => number | null;

/** ux 5.9: every second at first, then every three, for half a minute. */
export const whileChecking: StatusSchedule = (looks, elapsedMs) => {
  if (elapsedMs >= GIVE_UP_MS) return null;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS + looks * LONGER_EACH_TIME_MS);
};

/** Whoever keeps the page open sees the confirmation come. */
export const whilePending: StatusSchedule = () => QUIET_WAIT_MS;
