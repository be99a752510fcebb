import { describe, expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { cardView, cardYearStart } from './validity-view.ts';

const today = localDate('2026-11-15');
const ending = (validUntil: string | null) =>
  cardView(
    { validUntil: validUntil === null ? null : localDate(validUntil), waitsForFirstVisit: false },
    today,
  );

describe('the card as its holder sees it', () => {
  test.each([
    ['2027-06-14', 'valid', 7, 212],
    ['2027-06-15', 'valid', 7, 213],
    ['2027-06-16', 'valid', 8, 214],
    ['2027-11-15', 'valid', 12, 366],
    ['2028-01-01', 'valid', 14, 413],
    ['2026-12-15', 'valid', 1, 31],
    ['2026-12-14', 'expiring', 1, 30],
    ['2026-11-15', 'expiring', 1, 1],
  ])('until %s it is %s with %i months and %i days', (end, state, monthsLeft, daysLeft) => {
    expect(ending(end)).toEqual({ state, validUntil: end, monthsLeft, daysLeft });
  });

  test('the day after the last it has expired', () => {
    expect(ending('2026-11-14')).toEqual({ state: 'expired', validUntil: '2026-11-14' });
  });

  test('without time it says so, and with time that has not begun it waits', () => {
    expect(ending(null)).toEqual({ state: 'noTime' });
    expect(cardView({ validUntil: null, waitsForFirstVisit: true }, today)).toEqual({
      state: 'waiting',
    });
  });
});

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2025-11-15', '2025-11-15'],
  ['2025-11-14', '2026-11-14'],
  ['2024-02-29', '2026-02-28'],
])('of a card that began on %s the running year began on %s', (startsOn, expected) => {
  expect(cardYearStart(localDate(startsOn), today)).toBe(expected);
});
