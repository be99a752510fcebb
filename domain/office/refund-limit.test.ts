import { describe, expect, test } from 'vitest';
import { MOST_REFUND_LIMIT, REFUND_ROLES, refundLimitFault } from './refund-limit.ts';

test('every role that refunds has a limit', () => {
  expect(REFUND_ROLES).toEqual(['agent', 'seniorAgent', 'finance']);
});

describe('refund limit', () => {
  const change = { role: 'agent', limit: 5000, before: 0, ownRoles: ['administrator'] } as const;
  test.each([
    ['may be raised', {}, null],
    ['may be set where there was none', { before: null }, null],
    ['may be taken to nothing', { limit: 0, before: 5000 }, null],
    ['may be the most', { limit: MOST_REFUND_LIMIT }, null],
    ['is not over the most', { limit: MOST_REFUND_LIMIT + 1 }, 'tooMuch'],
    ['is not changed to what it is', { before: 5000 }, 'nothingChanges'],
    ['of nothing is as none', { limit: 0, before: null }, 'nothingChanges'],
    ['of one’s own role is not changed', { ownRoles: ['administrator', 'agent'] }, 'ownRole'],
    ['is nothing to who sends no money', { role: 'viewer' }, 'noRefunds'],
  ] as const)('%s', (_, changes, fault) => {
    expect(refundLimitFault({ ...change, ...changes })).toBe(fault);
  });
});
