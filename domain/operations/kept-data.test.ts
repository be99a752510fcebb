import { expect, test } from 'vitest';
import { isKeptTooLong, KEPT_DATA, KEPT_DATA_NAMES } from './kept-data.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

test.each(KEPT_DATA_NAMES)('%s may be two days beyond its keeping time', (what) => {
  const oldest = NOW - (KEPT_DATA[what] + 2) * DAY;
  expect(isKeptTooLong(what, oldest, NOW)).toBe(false);
  expect(isKeptTooLong(what, oldest - 1, NOW)).toBe(true);
  expect(isKeptTooLong(what, null, NOW)).toBe(false);
});
