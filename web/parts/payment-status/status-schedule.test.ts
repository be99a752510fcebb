import { expect, test } from 'vitest';
import { whileChecking } from './status-schedule.ts';

test('looks every second at first and never less often than every three', () => {
  const waits = Array.from({ length: 10 }, (_, looks) => whileChecking(looks, looks * 2_000));

  expect(waits[0]).toBe(1_000);
  expect(waits.at(-1)).toBe(3_000);
  expect(waits).toEqual(waits.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
});

test('gives up after half a minute', () => {
  expect(whileChecking(12, 29_999)).not.toBeNull();
  expect(whileChecking(12, 30_000)).toBeNull();
});
