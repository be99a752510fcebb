import { expect, test } from 'vitest';
import { formatCount, formatLimit } from './format-limit.ts';

test.each([
  [1, '1', '1'],
  [999, '999', '999'],
  [5000, '5\u00a0000', '5,000'],
  [1_000_000, '1\u00a0000\u00a0000', '1,000,000'],
])('%i is %s and %s', (count, fi, en) => {
  expect(formatCount(count, 'fi')).toBe(fi);
  expect(formatCount(count, 'en')).toBe(en);
});

test.each([
  [40_000, '400\u00a0€'],
  [500_050, '5\u00a0000,50\u00a0€'],
  [5, '0,05\u00a0€'],
])('%i cents are %s', (amount, said) => {
  expect(formatLimit(amount)).toBe(said);
});
