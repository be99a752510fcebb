import { describe, expect, test } from 'vitest';
import { DESK_ROLES, isPowerful, RIGHTS, RIGHTS_OF_ROLE, rightsOf, STAFF_ROLES } from './rights.ts';

describe('the matrix of rights', () => {
  test('gives every right to somebody, and each once', () => {
    expect(rightsOf([...STAFF_ROLES, ...DESK_ROLES])).toEqual(RIGHTS);
    expect(new Set(RIGHTS).size).toBe(RIGHTS.length);
    for (const rights of Object.values(RIGHTS_OF_ROLE)) {
      expect(new Set(rights).size).toBe(rights.length);
    }
  });

  test('adds up the rights of several roles', () => {
    expect(rightsOf([])).toEqual([]);
    expect(rightsOf(['auditor', 'museumCare'])).toEqual([
      'office.open',
      'sales.view',
      'audit.view',
      'museum.edit',
      'desk.manage',
    ]);
  });

  test('shows an auditor and a rights keeper no person', () => {
    for (const role of ['auditor', 'rightsKeeper', 'museumCare'] as const) {
      expect(RIGHTS_OF_ROLE[role].filter((right) => right.startsWith('person.'))).toEqual([]);
    }
  });

  test('takes two people to give what refunds, approves or gives rights', () => {
    expect(STAFF_ROLES.filter(isPowerful)).toEqual([
      'agent',
      'seniorAgent',
      'finance',
      'administrator',
      'rightsKeeper',
    ]);
  });

  test('lets nobody both manage staff and approve money by one role', () => {
    for (const role of STAFF_ROLES) {
      const rights = RIGHTS_OF_ROLE[role];
      expect(rights.includes('staff.manage') && rights.includes('refund.approve')).toBe(false);
    }
  });
});
