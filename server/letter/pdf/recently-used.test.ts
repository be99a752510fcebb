import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

test('keeps entries in steady use and evicts those used once', () => {
  const remembered = new RecentlyUsed<number>();
  remembered.set('label', 1);
  remembered.set('a name', 2);
  for (let place = 0; place < 2_000; place += 1) {
    remembered.set(`order ${place}`, place);
    expect(remembered.get('label')).toBe(1);
  }

  expect(remembered.get('a name')).toBeUndefined();
  expect(remembered.get('order 1999')).toBe(1999);
});
