import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { timeLeft } from './time-left.ts';

test.each([
  ['2026-11-15', '2027-12-28', 13, 13],
  ['2026-11-15', '2027-11-15', 12, 0],
  ['2026-11-15', '2027-11-14', 11, 30],
  ['2026-11-15', '2027-06-16', 7, 1],
  ['2026-11-15', '2026-12-14', 0, 29],
  ['2026-11-15', '2026-11-15', 0, 0],
  ['2027-01-31', '2027-02-28', 1, 0],
  ['2027-01-31', '2027-03-30', 1, 30],
  ['2028-02-29', '2029-02-28', 12, 0],
])('time left from %s to %s is %i months and %i days', (today, lastDay, monthsLeft, daysOver) => {
  expect(timeLeft(localDate(today), localDate(lastDay))).toEqual({ monthsLeft, daysOver });
});
