import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { acceptedViolationsOn } from './review.ts';

const gap = (axe: { page: string; rule: string } | null) => ({
  foundOn: localDate('2026-11-15'),
  mendedBy: null,
  axe,
});

test('accessibility walk may find only known gaps, each only on its own page', () => {
  const gaps = {
    map: gap({ page: '/museot', rule: 'target-size' }),
    list: gap({ page: '/museot', rule: 'list' }),
    help: gap({ page: '/apua', rule: 'region' }),
    unseen: gap(null),
  };
  expect(acceptedViolationsOn('/museot', gaps)).toEqual(['target-size', 'list']);
  expect(acceptedViolationsOn('/', gaps)).toEqual([]);
  expect(acceptedViolationsOn('/maksu')).toEqual([]);
});
