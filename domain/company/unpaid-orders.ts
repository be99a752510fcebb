import type { Limit } from '../account/account-limits.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Orders of one browser or account that went to a provider and were not paid. */
export const UNPAID_OF_BUYER: Limit = { limit: 10, windowSeconds: DAY };

/** New orders from one IP address, whatever browser id it sends. */
export const ORDERS_OF_ADDRESS: Limit = { limit: 50, windowSeconds: HOUR };
