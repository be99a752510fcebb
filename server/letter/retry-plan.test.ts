import { describe, expect, test } from 'vitest';
import { waitBeforeRetry } from './retry-plan.ts';

describe('a mail that did not leave', () => {
  test('is tried within seconds at first, because someone may wait for a code', () => {
    expect([1, 2, 3].map((failed) => waitBeforeRetry(failed, 'later'))).toEqual([5, 15, 30]);
  });

  test('is tried for about three days and then given up', () => {
    let seconds = 0;
    let attempts = 1;
    for (
      let wait = waitBeforeRetry(1, 'later');
      wait !== null;
      wait = waitBeforeRetry(attempts, 'later')
    ) {
      seconds += wait;
      attempts += 1;
    }

    expect(seconds / 3600).toBeGreaterThan(68);
    expect(seconds / 3600).toBeLessThan(76);
  });

  test('never waits shorter than the time before', () => {
    const waits = Array.from({ length: 26 }, (_, index) => waitBeforeRetry(index + 1, 'letter'));

    expect(waits).toEqual(waits.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
  });

  test('is given up at once when the address is refused', () => {
    expect(waitBeforeRetry(1, 'refused')).toBeNull();
  });
});
