import { OPEN_AT_PROVIDER_MS } from './payable.ts';

const MINUTE = 60_000;
const EARLY_CHECKS = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE];
const LATER_CHECKS = 60 * MINUTE;
const LONGEST_WAIT = OPEN_AT_PROVIDER_MS;

/** When to poll the provider about an open payment: frequently at first, then every hour. Null: stop. */
export function nextCheckAt(payment: {
  createdAt: number;
  checks: number;
  now: number;
}): number | null {
  const wait = EARLY_CHECKS[payment.checks] ?? LATER_CHECKS;
  const at = payment.now + wait;
  return at - payment.createdAt > LONGEST_WAIT ? null : at;
}
