import { describe, expect, test } from 'vitest';
import {
  announcedSeconds,
  isRecentSignIn,
  isTouchDue,
  secondsLeft,
  watchPhase,
} from './session-clock.ts';

const NOW = 1_800_000_000_000;
const later = (seconds: number) => NOW + seconds * 1000;
const session = { lastSeenAt: NOW, expiresAt: later(12 * 3600) };

describe('session duration', () => {
  test.each([
    [0, 1800],
    [1, 1799],
    [0.5, 1800],
    [1799, 1],
    [1799.9, 1],
    [1800, 0],
    [5000, 0],
  ])('after %d idle seconds is %d more', (passed, left) => {
    expect(secondsLeft(session, 1800, later(passed))).toBe(left);
  });

  test('never exceeds the absolute end', () => {
    const old = { lastSeenAt: later(12 * 3600 - 10), expiresAt: later(12 * 3600) };

    expect(secondsLeft(old, 1800, later(12 * 3600 - 10))).toBe(10);
  });
});

describe('session activity', () => {
  test.each([
    [1800, 29, false],
    [1800, 30, true],
    [60, 0.9, false],
    [60, 1, true],
  ])('with a limit of %d idle seconds is saved after %d seconds: %s', (idle, passed, due) => {
    expect(isTouchDue(session, idle, later(passed))).toBe(due);
  });
});

describe('sign-in', () => {
  test.each([
    [0, true],
    [899, true],
    [900, false],
  ])('%d seconds ago counts as recent: %s', (passed, recent) => {
    expect(isRecentSignIn(NOW, later(passed))).toBe(recent);
  });
});

describe('session warning', () => {
  test.each([
    [31, 'quiet'],
    [30.001, 'quiet'],
    [30, 'warning'],
    [0.001, 'warning'],
    [0, 'over'],
    [-600, 'over'],
  ] as const)('with %d seconds left is %s', (left, phase) => {
    expect(watchPhase(later(left), NOW)).toBe(phase);
  });

  test.each([
    [31, null],
    [30, 30],
    [21, 30],
    [20, 20],
    [11, 20],
    [10, 10],
    [6, 10],
    [5, 5],
    [1, 5],
  ])('at %d seconds last announced %s', (left, spoken) => {
    expect(announcedSeconds(left)).toBe(spoken);
  });
});
