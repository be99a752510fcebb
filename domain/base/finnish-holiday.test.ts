import { expect, test } from 'vitest';
import { isWorkingDay, nextWorkingDay } from './finnish-holiday.ts';
import { localDate } from './local-date.ts';

test.each([
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2027-03-29', 'Easter Monday in March'],
  ['2026-05-14', 'Ascension Day'],
  ['2027-05-06', 'Ascension Day'],
  ['2026-06-19', 'Midsummer Eve'],
  ['2027-06-25', 'Midsummer Eve'],
  ['2026-12-24', 'Christmas Eve'],
  ['2027-01-06', 'Epiphany'],
  ['2026-11-14', 'a Saturday'],
  ['2026-11-15', 'a Sunday'],
])('public holidays: %s is not a working day: %s', (day) => {
  expect(isWorkingDay(localDate(day))).toBe(false);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-14', '2026-11-16'],
  ['2026-12-24', '2026-12-28'],
  ['2026-04-03', '2026-04-07'],
  ['2026-12-06', '2026-12-07'],
])('deadline that falls on %s moves to %s', (day, next) => {
  expect(nextWorkingDay(localDate(day))).toBe(next);
});
