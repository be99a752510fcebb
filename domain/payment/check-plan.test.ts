import { describe, expect, test } from 'vitest';
import { nextCheckAt } from './check-plan.ts';

const MINUTE = 60_000;

describe('status check of an open payment', () => {
  test.each([
    [0, 1],
    [1, 5],
    [2, 15],
    [3, 60],
    [200, 60],
  ])('after %i checks waits %i minutes', (checks, minutes) => {
    expect(nextCheckAt({ createdAt: 0, checks, now: 1_000 })).toBe(1_000 + minutes * MINUTE);
  });

  test('ends after fifteen days', () => {
    const lastHour = 15 * 24 * 60 * MINUTE - 60 * MINUTE;

    expect(nextCheckAt({ createdAt: 0, checks: 9, now: lastHour })).not.toBeNull();
    expect(nextCheckAt({ createdAt: 0, checks: 9, now: lastHour + 1 })).toBeNull();
  });
});
