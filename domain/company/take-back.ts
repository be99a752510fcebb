import type { Limit } from '../account/account-limits.ts';

/** Rate limit, because each call may create five thousand new cards. */
export const TAKE_BACKS_OF_ORDER: Limit = { limit: 10, windowSeconds: 24 * 60 * 60 };
