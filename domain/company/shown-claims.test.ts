import { expect, test } from 'vitest';
import { shownClaims } from './shown-claims.ts';

test.each([
  [0, 100, 0],
  [1, 1, 0],
  [4, 4, 0],
  [5, 100, 5],
  [6, 100, 10],
  [10, 100, 10],
  [11, 12, 12],
  [5000, 5000, 5000],
])('%i activated of %i are shown as %i', (claimed, units, shown) => {
  expect(shownClaims(claimed, units)).toBe(shown);
});
