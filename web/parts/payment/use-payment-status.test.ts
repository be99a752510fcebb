import { expect, test } from 'vitest';
import { afterFailure, whileChecking } from './use-payment-status.ts';

test('polls after one second at first, then less often, down to every three seconds', () => {
  const waits = Array.from({ length: 10 }, (_, looks) => whileChecking(looks, looks * 2_000));

  expect(waits[0]).toBe(1_000);
  expect(waits.at(-1)).toBe(3_000);
  expect(waits).toEqual(waits.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
});

test('polls three times for a browser that was faster than the webhook, then slowly for a late payment', () => {
  expect([0, 1, 2].map((looks) => afterFailure(looks, 0))).toEqual([1000, 2000, 3000]);
  expect(afterFailure(3, 6_000)).toBe(3_000);
  expect(afterFailure(40, 120_000)).toBe(10_000);
  expect(afterFailure(60, 600_000)).toBeNull();
});

test('polling of an unknown status stops after half a minute', () => {
  expect(whileChecking(12, 29_999)).not.toBeNull();
  expect(whileChecking(12, 30_000)).toBeNull();
});
