import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { allowsEntryToday, cardView, cardYearStart, hasVisitedSince } from './validity-view.ts';

const today = localDate('2026-11-15');
const facts = {
  validUntil: null,
  waitsForFirstVisit: false,
  isRefunded: false,
  isBlocked: false,
  isOnHold: false,
};
const ending = (validUntil: string | null) =>
  cardView({ ...facts, validUntil: validUntil === null ? null : localDate(validUntil) }, today);

describe("card in its holder's view", () => {
  test.each([
    ['2027-06-14', 'valid', 6, 30, 212],
    ['2027-06-15', 'valid', 7, 0, 213],
    ['2027-06-16', 'valid', 7, 1, 214],
    ['2027-11-15', 'valid', 12, 0, 366],
    ['2027-12-28', 'valid', 13, 13, 409],
    ['2026-12-15', 'valid', 1, 0, 31],
    ['2026-12-14', 'expiring', 0, 29, 30],
    ['2026-11-15', 'expiring', 0, 0, 1],
  ])(
    'until %s it is %s with %i months and %i days left',
    (end, state, monthsLeft, daysOver, daysLeft) => {
      expect(ending(end)).toEqual({ state, validUntil: end, monthsLeft, daysOver, daysLeft });
    },
  );

  test('expires the day after its last day', () => {
    expect(ending('2026-11-14')).toEqual({ state: 'expired', validUntil: '2026-11-14' });
  });

  test('has no end without validity, and waits with unstarted validity', () => {
    expect(ending(null)).toEqual({ state: 'refunded' });
    expect(cardView({ ...facts, waitsForFirstVisit: true }, today)).toEqual({ state: 'waiting' });
  });

  test.each([
    ['onHold', { isOnHold: true }],
    ['blocked', { isBlocked: true }],
    ['refunded', { isRefunded: true }],
  ])('shows %s instead of the remaining time, and is not admitted', (state, change) => {
    const view = cardView({ ...facts, validUntil: localDate('2027-06-14'), ...change }, today);
    expect(view).toEqual({ state });
    expect(allowsEntryToday(view)).toBe(false);
  });
});

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2025-11-15', '2025-11-15'],
  ['2025-11-14', '2026-11-14'],
  ['2024-02-29', '2026-02-28'],
])('card that began on %s has its current year from %s', (startsOn, expected) => {
  expect(cardYearStart(localDate(startsOn), today)).toBe(expected);
});

test.each([
  [null, null, false],
  [null, '2026-06-24', false],
  ['2026-06-23', '2026-06-24', false],
  ['2026-06-24', '2026-06-24', true],
  ['2026-06-24', null, true],
])('last visited on %s, in a year that began on %s: %s', (visited, began, has) => {
  const day = (text: string | null) => (text === null ? null : localDate(text));
  expect(hasVisitedSince(day(visited), day(began))).toBe(has);
});

test.each([
  ['valid', true],
  ['expiring', true],
  ['waiting', true],
  ['expired', false],
  ['onHold', false],
  ['blocked', false],
  ['refunded', false],
])('card that is %s is admitted: %s', (state, letsIn) => {
  expect(allowsEntryToday({ state } as Parameters<typeof allowsEntryToday>[0])).toBe(letsIn);
});
