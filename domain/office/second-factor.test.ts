import { describe, expect, test } from 'vitest';
import { isFactorMember, isRecentlyVerified, isSetUp, rightNeedsFactor } from './second-factor.ts';

describe('second factor requirement', () => {
  test('applies to staff for everything, including desk work', () => {
    expect(rightNeedsFactor('desk.check', 'staff')).toBe(true);
    expect(rightNeedsFactor('office.open', 'staff')).toBe(true);
  });

  test('applies to a desk manager for managing, not for checking a card', () => {
    expect(rightNeedsFactor('desk.manage', 'desk')).toBe(true);
    expect(rightNeedsFactor('desk.check', 'desk')).toBe(false);
    expect(isFactorMember(['desk.check', 'desk.record', 'desk.manage'], 'desk')).toBe(true);
  });

  test('does not apply to clerks and customers', () => {
    expect(isFactorMember(['desk.check', 'desk.record'], 'desk')).toBe(false);
    expect(isFactorMember([], 'customer')).toBe(false);
  });
});

describe('second factor setup', () => {
  test.each([
    [0, false, 0, false],
    [0, false, 10, false],
    [1, false, 0, false],
    [1, false, 1, true],
    [0, true, 0, false],
    [0, true, 1, true],
    [1, true, 0, false],
    [2, false, 0, true],
  ])('of %i keys, app %s, %i codes is complete: %s', (passkeys, hasTotp, codesLeft, expected) => {
    expect(isSetUp({ passkeys, hasTotp, codesLeft })).toBe(expected);
  });

  test('second factor proof is recent for ten minutes', () => {
    const owned = { passkeys: 2, hasTotp: false, codesLeft: 0 };
    expect(isRecentlyVerified({ ...owned, verifiedAt: 0 }, 599_999)).toBe(true);
    expect(isRecentlyVerified({ ...owned, verifiedAt: 0 }, 600_000)).toBe(false);
    expect(isRecentlyVerified({ ...owned, verifiedAt: null }, 0)).toBe(false);
  });
});
