import { expect, test } from 'vitest';
import { cents } from '../base/cents.ts';
import { goodwillDays, goodwillLimit } from './goodwill-limit.ts';
import { goodwillCost } from './goodwill-run.ts';
import type { StaffRole } from './rights.ts';

test.each<[StaffRole[], number]>([
  [[], 0],
  [['viewer'], 0],
  [['agent'], 31],
  [['seniorAgent', 'agent'], 186],
  [['agent', 'viewer', 'administrator'], 366],
])('goodwill limit of %j is %i days a year', (roles, days) => {
  expect(goodwillLimit(roles)).toBe(days);
});

test('goodwill month counts with its maximum length', () => {
  expect(goodwillDays({ months: 2, days: 3 })).toBe(65);
});

test.each([
  [{ months: 12, days: 0 }, 1, 7_900],
  [{ months: 1, days: 0 }, 1, 658],
  [{ months: 0, days: 365 }, 1, 7_900],
  [{ months: 0, days: 1 }, 1, 22],
  // Rounded once in total.
  [{ months: 0, days: 1 }, 100, 2_164],
  [{ months: 1, days: 15 }, 3, 2_949],
])('goodwill of %o for %i cards costs %i cents', (time, count, cost) => {
  expect(goodwillCost(time, { count, annualPrice: cents(7_900) })).toBe(cost);
});
