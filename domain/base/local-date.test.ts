import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  helsinkiDay,
  helsinkiTime,
  isLocalDate,
  localDate,
  yearOf,
} from './local-date.ts';

const DAY_MS = 86_400_000;
const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / DAY_MS, max: Date.UTC(2400, 11, 31) / DAY_MS })
  .map((count) => localDate(new Date(count * DAY_MS).toISOString().slice(0, 10)));

describe('calendar day', () => {
  test.each(['2026-06-24', '2028-02-29', '2000-02-29', '2026-12-31'])('accepts %s', (text) => {
    expect(localDate(text)).toBe(text);
  });

  test.each([
    '2027-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ])('rejects %j', (text) => {
    expect(isLocalDate(text)).toBe(false);
    expect(() => localDate(text)).toThrow('not a day');
  });

  test('yearOf returns the year', () => {
    expect(yearOf(localDate('1987-03-04'))).toBe(1987);
  });
});

describe('addMonths', () => {
  test.each([
    ['2026-06-24', 12, '2027-06-24'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-03-31', -13, '2025-02-28'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s plus %i months is %s', (start, months, end) => {
    expect(addMonths(localDate(start), months)).toBe(end);
  });

  test('lands in the right month, on the same day or the last day of the month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -240, max: 240 }), (start, months) => {
        const end = addMonths(start, months);
        const monthsApart =
          (yearOf(end) - yearOf(start)) * 12 +
          (Number(end.slice(5, 7)) - Number(start.slice(5, 7)));

        expect(monthsApart).toBe(months);
        const sameDay = end.slice(8) === start.slice(8);
        expect(sameDay || addDays(end, 1).slice(8) === '01').toBe(true);
      }),
    );
  });
});

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-29', 30, '2026-04-28'],
  ])('%s plus %i days is %s', (start, days, end) => {
    expect(addDays(localDate(start), days)).toBe(end);
  });

  test("agrees with the engine's proleptic Gregorian calendar over centuries", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -100_000, max: 100_000 }), (start, days) => {
        const expected = new Date(Date.parse(start) + days * DAY_MS).toISOString().slice(0, 10);

        expect(addDays(start, days)).toBe(expected);
        expect(daysBetween(start, addDays(start, days))).toBe(days);
      }),
    );
  });
});

describe('Finnish day of an instant', () => {
  test.each([
    ['2026-06-24T20:59:59Z', '2026-06-24', '23:59'],
    ['2026-06-24T21:00:00Z', '2026-06-25', '00:00'],
    ['2026-12-31T21:59:59Z', '2026-12-31', '23:59'],
    ['2026-12-31T22:00:00Z', '2027-01-01', '00:00'],
    // Clocks go forward at 3 on 29 March 2026 and back at 4 on 25 October 2026.
    ['2026-03-28T21:59:59Z', '2026-03-28', '23:59'],
    ['2026-03-29T00:59:59Z', '2026-03-29', '02:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '04:00'],
    ['2026-03-29T20:59:59Z', '2026-03-29', '23:59'],
    ['2026-03-29T21:00:00Z', '2026-03-30', '00:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '03:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '03:30'],
    ['2026-10-25T21:59:59Z', '2026-10-25', '23:59'],
    ['2026-10-25T22:00:00Z', '2026-10-26', '00:00'],
    ['2028-02-28T22:00:00Z', '2028-02-29', '00:00'],
  ])('%s is %s at %s', (instant, day, clock) => {
    expect(helsinkiDay(Date.parse(instant))).toBe(day);
    expect(helsinkiTime(Date.parse(instant)).clock).toBe(clock);
  });
});
