import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { addDays, addMonths, helsinkiDay, type LocalDate, localDate } from '../base/local-date.ts';
import { cardValidity } from '../card/card-validity.ts';
import { dayBegins } from '../scheme/day-begins.ts';
import { planInstalments } from './instalment-plan.ts';

/** Days at which calendars go wrong: ends of months over a leap year, leap days, the turns of the clock, New Year. */
const AWKWARD: LocalDate[] = [
  ...Array.from({ length: 26 }, (_, month) => addMonths(localDate('2027-01-31'), month)),
  ...Array.from({ length: 26 }, (_, month) => addMonths(localDate('2027-01-30'), month)),
  ...Array.from({ length: 26 }, (_, month) => addMonths(localDate('2027-01-01'), month)),
  ...['2024-02-29', '2028-02-29', '2032-02-29', '2100-02-28', '2000-02-29'].map(localDate),
  ...['2027-02-28', '2028-02-28', '2028-03-01', '2027-12-31', '2028-01-01'].map(localDate),
  // Three days around each turn of the clock in Finland, 2026 to 2029.
  ...['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'].flatMap(
    (day) => [-1, 0, 1].map((days) => addDays(localDate(day), days)),
  ),
];
/** And every fifth day of a year and a quarter. */
const ORDINARY = Array.from({ length: 94 }, (_, step) =>
  addDays(localDate('2027-06-02'), step * 5),
);
const STARTS = [...AWKWARD, ...ORDINARY];

/** The engine's own calendar: the same number of the month, or the last day that the month has. */
function sameDayLater(start: LocalDate, months: number): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

test('the table has two hundred days to begin on', () => {
  expect(STARTS).toHaveLength(200);
});

describe('a plan that begins', () => {
  test.each(STARTS)('on %s falls due on that day of each month, once in every month', (start) => {
    const due = planInstalments(cents(690), start).map(({ dueOn }) => dueOn);

    expect(due).toEqual(Array.from({ length: 12 }, (_, index) => sameDayLater(start, index)));
    expect(new Set(due.map((day) => day.slice(0, 7))).size).toBe(12);
    // The scheduler wakes at midnight in Finland, summer and winter.
    for (const day of due) {
      expect(helsinkiDay(dayBegins(day))).toBe(day);
      expect(helsinkiDay(dayBegins(day) - 1)).toBe(addDays(day, -1));
    }
  });

  test.each(STARTS)('on %s pays for a year that ends on its twelfth month', (start) => {
    const bought = {
      kind: 'bought' as const,
      cause: 'payment:1',
      occurredOn: start,
      months: 12,
      days: 0,
      startsAtOnce: true,
      refunds: null,
    };

    expect(cardValidity([bought]).validUntil).toBe(sameDayLater(start, 12));
  });
});
