/** At most this many within this time. */
export type Limit = { limit: number; windowSeconds: number };

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Unused codes for one address. The limit per client is reached first, so a stranger cannot lock the owner out;
 * guessing for a whole day, with five tries for each code, stays below a chance of 1 in 6000.
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

/** Waiting time after too many wrong passwords; a plain number, so that the texts can import it without the limits. */
export const LOCKED_MINUTES = 15;
/** Wrong passwords for one account, from anywhere. One-time codes still work. */
export const WRONG_PASSWORDS: Limit = { limit: 10, windowSeconds: LOCKED_MINUTES * MINUTE };

/** Requests of one client over many addresses. */
export const MAILS_PER_CLIENT: Limit = { limit: 100, windowSeconds: QUARTER };
export const WRONG_LOGINS_PER_CLIENT: Limit = { limit: 50, windowSeconds: QUARTER };

/** Invalid activation codes from one client. */
export const WRONG_CODES_PER_CLIENT: Limit = { limit: 10, windowSeconds: HOUR };
/**
 * Invalid codes from all clients together. Beyond this the guessing is distributed: every client keeps a few tries of
 * its own.
 */
export const WRONG_CODES_OVERALL: Limit = { limit: 1_000, windowSeconds: HOUR };
export const WRONG_CODES_UNDER_ATTACK: Limit = { limit: 3, windowSeconds: HOUR };

/** Wrong authenticator or recovery codes for one account. */
export const WRONG_FACTORS: Limit[] = [
  { limit: 10, windowSeconds: QUARTER },
  { limit: 40, windowSeconds: DAY },
];
/** Passkey challenges for one IP address: an office behind one router has many people. */
export const CHALLENGES_PER_CLIENT: Limit = { limit: 200, windowSeconds: QUARTER };
