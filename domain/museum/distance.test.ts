import { expect, test } from 'vitest';
import { distanceInWords } from './distance.ts';

test.each([
  [0.004, '50', 'metres'],
  [0.652, '650', 'metres'],
  [0.974, '950', 'metres'],
  [0.98, '1', 'kilometres'],
  [1.13, '1,1', 'kilometres'],
  [9.94, '9,9', 'kilometres'],
  [12.4, '12', 'kilometres'],
])('%f km is %s %s', (kilometres, value, unit) => {
  expect(distanceInWords(kilometres, 'fi')).toEqual({ value, unit });
});
