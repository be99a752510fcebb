import { addMonths, daysBetween, type LocalDate } from '../base/local-date.ts';

/** Whole months between two days, and the remaining days: never rounded up. */
export function timeLeft(
  today: LocalDate,
  lastDay: LocalDate,
): { monthsLeft: number; daysOver: number } {
  let monthsLeft = 0;
  while (addMonths(today, monthsLeft + 1) <= lastDay) monthsLeft += 1;
  return { monthsLeft, daysOver: daysBetween(addMonths(today, monthsLeft), lastDay) };
}
