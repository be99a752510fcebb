import type { StaffRole } from './rights.ts';

/**
 * Days of goodwill that one card may get in a year from all staff together, by the role of the one who gives the
 * last.
 */
const DAYS_A_YEAR: Partial<Record<StaffRole, number>> = {
  agent: 31,
  seniorAgent: 186,
  administrator: 366,
};

/** A month counts with its maximum length, so that a limit holds all year. */
export const DAYS_OF_MONTH = 31;

export type GoodwillTime = { months: number; days: number };

export function goodwillDays({ months, days }: GoodwillTime): number {
  return months * DAYS_OF_MONTH + days;
}

/** The highest limit among a person's roles. */
export function goodwillLimit(roles: readonly StaffRole[]): number {
  return Math.max(0, ...roles.map((role) => DAYS_A_YEAR[role] ?? 0));
}
