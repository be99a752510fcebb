import { keptDays } from '../privacy/keeping-periods.ts';

/**
 * Append-only data that ends by its keeping time, for the office: days it is kept. The deleting rules are in
 * `server/jobs`; a test compares the days.
 */
export const KEPT_DATA = {
  letters: keptDays('letter'),
  letterKeys: keptDays('notification'),
  notifications: keptDays('notification'),
  reports: 90,
  unpaidOrders: keptDays('notification'),
  drafts: keptDays('draft'),
  cardSavings: 30,
  revokedTokens: 90,
  trackedPurchases: keptDays('notification'),
  clientLogs: keptDays('clientLog'),
  looks: keptDays('staffLook'),
  reasons: 2_557,
  bounces: 180,
  contacts: keptDays('contactCase'),
  statements: keptDays('withdrawalStatement'),
  formerNames: keptDays('formerName'),
  postedCards: 365,
  sandboxVisits: 30,
  operations: 730,
} as const satisfies Record<string, number>;

export type KeptData = keyof typeof KEPT_DATA;
export const KEPT_DATA_NAMES = Object.keys(KEPT_DATA) as [KeptData, ...KeptData[]];

const DAY_MS = 24 * 60 * 60 * 1000;
/** The job runs hourly, and may need a day for a long queue. */
const PATIENCE_DAYS = 2;

/** True when something is overdue for deletion: the job does not run, or does not keep up. */
export function isKeptTooLong(what: KeptData, oldestAt: number | null, now: number): boolean {
  return oldestAt !== null && now - oldestAt > (KEPT_DATA[what] + PATIENCE_DAYS) * DAY_MS;
}
