import { addDays, type LocalDate } from './local-date.ts';

/** Catches a mistyped year: nobody plans further ahead. */
export const PLAN_DAYS = 731;

/** `replaces` is the start day of the planned change that it replaces. */
type PlannedDay = { from: LocalDate; replaces: LocalDate | null };
type Calendar = {
  /** Start days of changes of the same kind. */
  days: readonly LocalDate[];
  /** The first day for which changes can be planned, replaced and cancelled. */
  first: LocalDate;
  today: LocalDate;
};

export type DayFault =
  | { fault: 'dayPassed' | 'notPlanned' }
  | { fault: 'dayTooFar' | 'dayTaken'; day: LocalDate };

/** Why a change cannot be planned for this day; null: it can. */
export function plannedDayFault(
  { from, replaces }: PlannedDay,
  { days, first, today }: Calendar,
): DayFault | null {
  const last = addDays(today, PLAN_DAYS);
  if (from < first) return { fault: 'dayPassed' };
  if (from > last) return { fault: 'dayTooFar', day: last };
  if (replaces !== null && (replaces < first || !days.includes(replaces))) {
    return { fault: 'notPlanned' };
  }
  const isTaken = days.some((day) => day === from && day !== replaces);
  return isTaken ? { fault: 'dayTaken', day: from } : null;
}
