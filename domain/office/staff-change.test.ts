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

describe('who gives which role', () => {
  test('a rights keeper gives every one', () => {
    expect(STAFF_ROLES.filter((role) => mayGive(['rightsKeeper'], role))).toEqual(STAFF_ROLES);
  });

  test('an administrator gives none that approves money or manages people', () => {
    const given = STAFF_ROLES.filter((role) => mayGive(['administrator'], role));

    expect(given).toEqual(['viewer', 'agent', 'museumCare', 'auditor']);
  });

  test('nobody else gives any', () => {
    const others = STAFF_ROLES.filter(
      (role) => role !== 'rightsKeeper' && role !== 'administrator',
    );

    expect(STAFF_ROLES.filter((role) => mayGive(others, role))).toEqual([]);
  });
});

describe('a change of roles', () => {
  test('is refused on oneself, also to leave', () => {
    expect(fault({ accountId: 'actor' })).toBe('ownRoles');
    expect(fault({ accountId: 'actor', after: [] })).toBe('ownRoles');
  });

  test('needs the right to give what is given and to take what is taken', () => {
    expect(fault({ roles: ['administrator'] })).toBeNull();
    expect(fault({ roles: ['administrator'], after: ['finance'] })).toBe('roleNotGivable');
    expect(
      fault({ roles: ['administrator'], before: ['finance', 'viewer'], after: ['viewer'] }),
    ).toBe('roleNotGivable');
  });

  test('leaves alone what stays as it is', () => {
    const finance: StaffRole[] = ['finance', 'viewer'];

    expect(fault({ roles: ['administrator'], before: finance, after: ['finance'] })).toBeNull();
  });

  test.each(STAFF_ROLES)('to none ends a %s only by who could give that role', (role) => {
    const expected = mayGive(['administrator'], role) ? null : 'roleNotGivable';

    expect(fault({ roles: ['administrator'], before: ['viewer', role], after: [] })).toBe(expected);
    expect(fault({ before: ['viewer', role], after: [] })).toBeNull();
  });

  test.each(['administrator', 'rightsKeeper'] as const)('never takes the last %s', (role) => {
    const others = { administrator: 1, rightsKeeper: 1, [role]: 0 };

    expect(fault({ before: [role], after: ['viewer'], others })).toBe('lastKeeper');
    expect(fault({ before: [role], after: [], others })).toBe('lastKeeper');
    expect(fault({ before: [role], after: [role, 'viewer'], others })).toBeNull();
    expect(fault({ before: [role], working: [], after: ['viewer'], others })).toBeNull();
  });
});
