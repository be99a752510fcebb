import { describe, expect, test } from 'vitest';
import { isFactorMember, isRecentlyVerified, isSetUp, rightNeedsFactor } from './second-factor.ts';

describe('who needs a second factor', () => {
  test('staff for everything, also for what a clerk may do', () => {
    expect(rightNeedsFactor('desk.check', 'staff')).toBe(true);
    expect(rightNeedsFactor('office.open', 'staff')).toBe(true);
  });

  test('a manager of a desk for managing it, not for checking a card', () => {
    expect(rightNeedsFactor('desk.manage', 'desk')).toBe(true);
    expect(rightNeedsFactor('desk.check', 'desk')).toBe(false);
    expect(isFactorMember(['desk.check', 'desk.record', 'desk.manage'], 'desk')).toBe(true);
  });

  test('neither a clerk nor a customer', () => {
    expect(isFactorMember(['desk.check', 'desk.record'], 'desk')).toBe(false);
    expect(isFactorMember([], 'customer')).toBe(false);
  });
});

describe('what is set up', () => {
  test.each([
    [0, false, 0, false],
    [0, false, 10, false],
    [1, false, 0, false],
    [1, false, 1, true],
    [0, true, 0, false],
    [0, true, 1, true],
    [1, true, 0, false],
    [2, false, 0, true],
  ])('%i keys, app %s, %i codes: %s', (passkeys, hasTotp, codesLeft, expected) => {
    expect(isSetUp({ passkeys, hasTotp, codesLeft })).toBe(expected);
  });

  test('a proof is recent for ten minutes', () => {
    const owned = { passkeys: 2, hasTotp: false, codesLeft: 0 };
    expect(isRecentlyVerified({ ...owned, verifiedAt: 0 }, 599_999)).toBe(true);
    expect(isRecentlyVerified({ ...owned, verifiedAt: 0 }, 600_000)).toBe(false);
    expect(isRecentlyVerified({ ...owned, verifiedAt: null }, 0)).toBe(false);
  });
});
