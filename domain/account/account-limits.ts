/** At most so many in so long a time. */
export type Limit = { limit: number; windowSeconds: number };

const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Codes asked for and not used, for one address: by one asker, and by anyone. A stranger who asks in my name
 * runs out before I do, and a day of guessing (5 tries a code) stays below one chance in six thousand.
 */
export const CODES_BY_ASKER: Limit[] = [{ limit: 5, windowSeconds: QUARTER }];
export const CODES_BY_ANYONE: Limit[] = [
  { limit: 12, windowSeconds: HOUR },
  { limit: 30, windowSeconds: DAY },
];

export const RESETS_BY_ASKER: Limit[] = [{ limit: 3, windowSeconds: QUARTER }];
export const RESETS_BY_ANYONE: Limit[] = [{ limit: 6, windowSeconds: HOUR }];

/** Wrong passwords for one account, from anywhere. One-time codes are not locked with it. */
export const WRONG_PASSWORDS: Limit = { limit: 10, windowSeconds: QUARTER };

/** What one asker may do over many addresses. */
export const MAILS_BY_ASKER: Limit = { limit: 100, windowSeconds: QUARTER };
export const WRONG_LOGINS_BY_ASKER: Limit = { limit: 50, windowSeconds: QUARTER };
