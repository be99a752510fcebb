import { describe, expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from './rights.ts';
import { mayGive, type StaffChange, staffChangeFault } from './staff-change.ts';

function fault(change: Partial<StaffChange> & { roles?: StaffRole[] }) {
  const { roles = ['rightsKeeper'], ...rest } = change;
  return staffChangeFault({
    actor: { accountId: 'actor', roles },
    accountId: 'other',
    before: ['viewer'],
    working: rest.before ?? ['viewer'],
    after: ['agent'],
    others: { administrator: 1, rightsKeeper: 1 },
    ...rest,
  });
}

describe('role assignment', () => {
  test('is allowed for every role by a rights keeper', () => {
    expect(STAFF_ROLES.filter((role) => mayGive(['rightsKeeper'], role))).toEqual(STAFF_ROLES);
  });

  test('by an administrator excludes roles that approve money or manage people', () => {
    const given = STAFF_ROLES.filter((role) => mayGive(['administrator'], role));

    expect(given).toEqual(['viewer', 'agent', 'museumCare', 'auditor']);
  });

  test('is not allowed for others', () => {
    const others = STAFF_ROLES.filter(
      (role) => role !== 'rightsKeeper' && role !== 'administrator',
    );

    expect(STAFF_ROLES.filter((role) => mayGive(others, role))).toEqual([]);
  });
});

describe('role change', () => {
  test("is refused on one's own account, also for leaving", () => {
    expect(fault({ accountId: 'actor' })).toBe('ownRoles');
    expect(fault({ accountId: 'actor', after: [] })).toBe('ownRoles');
  });

  test('requires the right to give and to take each changed role', () => {
    expect(fault({ roles: ['administrator'] })).toBeNull();
    expect(fault({ roles: ['administrator'], after: ['finance'] })).toBe('roleNotGivable');
    expect(
      fault({ roles: ['administrator'], before: ['finance', 'viewer'], after: ['viewer'] }),
    ).toBe('roleNotGivable');
  });

  test('ignores unchanged roles', () => {
    const finance: StaffRole[] = ['finance', 'viewer'];

    expect(fault({ roles: ['administrator'], before: finance, after: ['finance'] })).toBeNull();
  });

  test.each(STAFF_ROLES)('that removes a %s requires the right to give that role', (role) => {
    const expected = mayGive(['administrator'], role) ? null : 'roleNotGivable';

    expect(fault({ roles: ['administrator'], before: ['viewer', role], after: [] })).toBe(expected);
    expect(fault({ before: ['viewer', role], after: [] })).toBeNull();
  });

  test.each(['administrator', 'rightsKeeper'] as const)('never removes the last %s', (role) => {
    const others = { administrator: 1, rightsKeeper: 1, [role]: 0 };

    expect(fault({ before: [role], after: ['viewer'], others })).toBe('lastKeeper');
    expect(fault({ before: [role], after: [], others })).toBe('lastKeeper');
    expect(fault({ before: [role], after: [role, 'viewer'], others })).toBeNull();
    expect(fault({ before: [role], working: [], after: ['viewer'], others })).toBeNull();
  });
});
