import { describe, expect, test } from 'vitest';
import { type LocalDate, localDate } from '../base/local-date.ts';
import { checkEntry, type EntryCard, mayRecordVisit, visitTime } from './visit-rules.ts';

const today = localDate('2026-06-24');
const until = (day: string | null) => ({ validUntil: day as LocalDate | null });
const card: EntryCard = {
  holder: { name: 'Aino Lahtinen', yearOfBirth: 1987 },
  ...until('2027-06-24'),
  waitsForFirstVisit: false,
  isRefunded: false,
  isBlocked: false,
  isReplaced: false,
  isOnHold: false,
  visitedTodayAt: null,
};

describe('entry check', () => {
  test('admits a valid card, including its last day', () => {
    expect(checkEntry(card, today)).toEqual({ verdict: 'valid', validUntil: '2027-06-24' });
    expect(checkEntry({ ...card, ...until('2026-06-24') }, today).verdict).toBe('valid');
  });

  test('admits a card whose year begins with this visit', () => {
    const waiting = { ...until(null), waitsForFirstVisit: true };

    expect(checkEntry({ ...card, ...waiting }, today)).toEqual({
      verdict: 'valid',
      validUntil: null,
    });
  });

  test('reports when a card ended', () => {
    const ended = { ...card, ...until('2026-06-23') };

    expect(checkEntry(ended, today)).toEqual({ verdict: 'expired', endedOn: '2026-06-23' });
  });

  test('refuses a card that nobody has registered', () => {
    expect(checkEntry({ ...card, holder: null }, today)).toEqual({ verdict: 'notActive' });
    expect(checkEntry({ ...card, ...until(null), holder: null }, today).verdict).toBe('notActive');
  });

  test.each([
    ['onHold', { isOnHold: true }],
    ['blocked', { isBlocked: true }],
    ['replaced', { isReplaced: true }],
    ['refunded', { isRefunded: true }],
    ['refunded', until(null)],
  ])('refuses a card that is %s, visited today or not', (verdict, change) => {
    expect(checkEntry({ ...card, ...change }, today)).toEqual({ verdict });
    expect(checkEntry({ ...card, ...change, visitedTodayAt: 1 }, today)).toEqual({ verdict });
  });

  test('refuses an unknown number', () => {
    expect(checkEntry(null, today)).toEqual({ verdict: 'unknown' });
  });

  test('leaves the second visit of a day to the clerk', () => {
    const verdict = checkEntry({ ...card, visitedTodayAt: 1_782_300_000_000 }, today);

    expect(verdict).toMatchObject({ verdict: 'visitedToday', visitedAt: 1_782_300_000_000 });
    expect(mayRecordVisit(verdict, false)).toBe(false);
    expect(mayRecordVisit(verdict, true)).toBe(true);
  });

  test.each([
    [{ verdict: 'valid', validUntil: null }, true],
    [{ verdict: 'unknown' }, false],
    [{ verdict: 'notActive' }, false],
    [{ verdict: 'onHold' }, false],
    [{ verdict: 'blocked' }, false],
    [{ verdict: 'replaced' }, false],
    [{ verdict: 'refunded' }, false],
    [{ verdict: 'expired', endedOn: today }, false],
  ] as const)('of %o records a visit: %s', (verdict, recorded) => {
    expect(mayRecordVisit(verdict, false)).toBe(recorded);
    expect(mayRecordVisit(verdict, true)).toBe(recorded);
  });
});

const now = 1_800_000_000_000;
const minutes = 60_000;
const days = 24 * 60 * minutes;

test.each([
  ['an hour ago', now - 60 * minutes, { at: now - 60 * minutes }],
  ['a week ago', now - 7 * days, { at: now - 7 * days }],
  ['more than a week ago', now - 7 * days - 1, { fault: 'tooOld' }],
  ['by a clock that is a little ahead', now + 5 * minutes, { at: now }],
  ['in the future', now + 5 * minutes + 1, { fault: 'inFuture' }],
])('offline visit %s', (_, visitedAt, expected) => {
  expect(visitTime(visitedAt, now)).toEqual(expected);
});
