import { describe, expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { addDays, addMonths, helsinkiDay, type LocalDate, localDate } from '../base/local-date.ts';
import { cardValidity } from '../card/card-validity.ts';
import { dayBegins } from '../scheme/day-begins.ts';
import { planInstalments } from './instalment-plan.ts';

/** Days on which calendars fail: month ends in a leap year, leap days, clock changes, New Year. */
const AWKWARD: LocalDate[] = [
  ...Array.from({ length: 26 }, (_, month) => addMonths(localDate('2027-01-31'), month)),
  ...Array.from({ length: 26 }, (_, month) => addMonths(localDate('2027-01-30'), month)),
  ...Array.from({ length: 26 }, (_, month) => addMonths(localDate('2027-01-01'), month)),
  ...['2024-02-29', '2028-02-29', '2032-02-29', '2100-02-28', '2000-02-29'].map(localDate),
  ...['2027-02-28', '2028-02-28', '2028-03-01', '2027-12-31', '2028-01-01'].map(localDate),
  // Three days around each clock change in Finland, 2026 to 2029.
  ...['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'].flatMap(
    (day) => [-1, 0, 1].map((days) => addDays(localDate(day), days)),
  ),
];
/** Also every fifth day of fifteen months. */
const ORDINARY = Array.from({ length: 94 }, (_, step) =>
  addDays(localDate('2027-06-02'), step * 5),
);
const STARTS = [...AWKWARD, ...ORDINARY];

/** The engine's own calendar: the same day of the month, or the last day of a shorter one. */
function sameDayLater(start: LocalDate, months: number): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

test('table of start days has two hundred entries', () => {
  expect(STARTS).toHaveLength(200);
});

describe('instalment plan', () => {
  test.each(STARTS)(
    'starting on %s falls due on that day of each month, once in every month',
    (start) => {
      const due = planInstalments(cents(690), start).map(({ dueOn }) => dueOn);

      expect(due).toEqual(Array.from({ length: 12 }, (_, index) => sameDayLater(start, index)));
      expect(new Set(due.map((day) => day.slice(0, 7))).size).toBe(12);
      // The scheduler runs at midnight in Finland, summer and winter.
      for (const day of due) {
        expect(helsinkiDay(dayBegins(day))).toBe(day);
        expect(helsinkiDay(dayBegins(day) - 1)).toBe(addDays(day, -1));
      }
    },
  );

  test.each(STARTS)('starting on %s covers a year that ends with its twelfth month', (start) => {
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
