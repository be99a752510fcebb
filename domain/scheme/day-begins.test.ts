import { expect, test } from 'vitest';
import { helsinkiDay, localDate } from '../base/local-date.ts';
import { dayBegins } from './day-begins.ts';

test.each([
  ['2027-01-01', '2026-12-31T22:00:00.000Z'],
  ['2027-07-01', '2027-06-30T21:00:00.000Z'],
  // Clocks change at three in the morning.
  ['2027-03-28', '2027-03-27T22:00:00.000Z'],
  ['2027-03-29', '2027-03-28T21:00:00.000Z'],
  ['2027-10-31', '2027-10-30T21:00:00.000Z'],
  ['2027-11-01', '2027-10-31T22:00:00.000Z'],
])('day %s begins at %s', (day, instant) => {
  const begins = dayBegins(localDate(day));
  expect(new Date(begins).toISOString()).toBe(instant);
  expect(helsinkiDay(begins)).toBe(day);
  expect(helsinkiDay(begins - 1)).not.toBe(day);
});
