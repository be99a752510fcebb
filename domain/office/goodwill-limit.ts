import type { StaffRole } from './rights.ts';

/** How many days of goodwill one card may be given in a year by everybody together, by who gives the last of them. */
const DAYS_A_YEAR: Partial<Record<StaffRole, number>> = {
  agent: 31,
  seniorAgent: 186,
  administrator: 366,
};

/** A month counts as its longest, so that a limit holds in any part of the year. */
export const DAYS_OF_MONTH = 31;

export type GoodwillTime = { months: number; days: number };

export function goodwillDays({ months, days }: GoodwillTime): number {
  return months * DAYS_OF_MONTH + days;
}

/** The widest limit among somebody's roles. */
export function goodwillLimit(roles: readonly StaffRole[]): number {
  return Math.max(0, ...roles.map((role) => DAYS_A_YEAR[role] ?? 0));
}
