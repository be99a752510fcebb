import type { Limit } from '../account/account-limits.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Orders of one browser or account that were taken to a provider and not paid. */
export const UNPAID_OF_BUYER: Limit = { limit: 10, windowSeconds: DAY };

/** New orders from one client address: a made-up browser does not get past it. */
export const ORDERS_OF_ADDRESS: Limit = { limit: 50, windowSeconds: HOUR };
