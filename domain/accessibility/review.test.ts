import { expect, test } from 'vitest';
import { localDate } from '../base/local-date.ts';
import { knownRulesOn } from './review.ts';

const gap = (axe: { page: string; rule: string } | null) => ({
  foundOn: localDate('2026-11-15'),
  mendedBy: null,
  axe,
});

test('a walk may find what the statement tells of, and on that page alone', () => {
  const gaps = {
    map: gap({ page: '/museot', rule: 'target-size' }),
    list: gap({ page: '/museot', rule: 'list' }),
    help: gap({ page: '/apua', rule: 'region' }),
    unseen: gap(null),
  };
  expect(knownRulesOn('/museot', gaps)).toEqual(['target-size', 'list']);
  expect(knownRulesOn('/', gaps)).toEqual([]);
  expect(knownRulesOn('/maksu')).toEqual([]);
});
