import { expect, test } from 'vitest';
import { countText, MOST_COUNTED } from './work-list.ts';

test('longer work list than counted is marked as such', () => {
  expect(countText(0)).toBe('0');
  expect(countText(MOST_COUNTED)).toBe('1000');
  expect(countText(MOST_COUNTED + 1)).toBe('1000+');
});
