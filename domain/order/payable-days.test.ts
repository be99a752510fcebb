import { expect, test } from 'vitest';
import { isStillPayable, payableUntil } from './payable-days.ts';

const changedAt = Date.parse('2026-11-19T21:30:00Z');

test('order can be paid until the end of its seventh day in Finland', () => {
  expect(payableUntil(changedAt)).toBe('2026-11-26');
  expect(isStillPayable({ changedAt }, Date.parse('2026-11-26T21:59:00Z'))).toBe(true);
  expect(isStillPayable({ changedAt }, Date.parse('2026-11-26T22:00:00Z'))).toBe(false);
});
