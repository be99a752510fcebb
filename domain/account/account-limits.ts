/** At most so many in so long a time. */
export type Limit = { limit: number; windowSeconds: number };

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Codes that were asked for and not used, for one address. One asker runs out before the others do, so a
 * stranger who asks in my name does not lock me out; and guessing through a whole day of codes, five tries
 * each, stays below one chance in six thousand.
 */
export const CODES_PER_CLIENT: Limit[] = [
  { limit: 1, windowSeconds: MINUTE },
  { limit: 5, windowSeconds: QUARTER },
];
export const CODES_PER_ADDRESS: Limit[] = [
  { limit: 12, windowSeconds: HOUR },
  { limit: 30, windowSeconds: DAY },
];

export const RESETS_PER_CLIENT: Limit[] = [{ limit: 3, windowSeconds: QUARTER }];
export const RESETS_PER_ADDRESS: Limit[] = [{ limit: 6, windowSeconds: HOUR }];

/** How long one waits after too many wrong passwords; a bare number, so that the texts take it without the limits. */
export const LOCKED_MINUTES = 15;
/** Wrong passwords for one account, from anywhere. One-time codes are not locked with it. */
export const WRONG_PASSWORDS: Limit = { limit: 10, windowSeconds: LOCKED_MINUTES * MINUTE };

/** What one asker may do over many addresses. */
export const MAILS_PER_CLIENT: Limit = { limit: 100, windowSeconds: QUARTER };
export const WRONG_LOGINS_PER_CLIENT: Limit = { limit: 50, windowSeconds: QUARTER };

/** Codes that open nothing, by one asker. */
export const WRONG_CODES_PER_CLIENT: Limit = { limit: 10, windowSeconds: HOUR };
/**
 * And by all together. Past this somebody is guessing from many places: everyone is then left with a few tries of
 * their own, and nobody with none.
 */
export const WRONG_CODES_OVERALL: Limit = { limit: 1_000, windowSeconds: HOUR };
export const WRONG_CODES_UNDER_ATTACK: Limit = { limit: 3, windowSeconds: HOUR };

/** Wrong codes of an authenticator app or recovery codes, for one account. */
export const WRONG_FACTORS: Limit[] = [
  { limit: 10, windowSeconds: QUARTER },
  { limit: 40, windowSeconds: DAY },
];
/** Challenges for a passkey, asked from one address: an office behind one router has many people. */
export const CHALLENGES_PER_CLIENT: Limit = { limit: 200, windowSeconds: QUARTER };
