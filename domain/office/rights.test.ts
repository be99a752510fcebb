import { describe, expect, test } from 'vitest';
import { DESK_ROLES, isPowerful, RIGHTS, RIGHTS_OF_ROLE, rightsOf, STAFF_ROLES } from './rights.ts';

describe('matrix of rights', () => {
  test('gives every right to some role, and each once', () => {
    expect(rightsOf([...STAFF_ROLES, ...DESK_ROLES])).toEqual(RIGHTS);
    expect(new Set(RIGHTS).size).toBe(RIGHTS.length);
    for (const rights of Object.values(RIGHTS_OF_ROLE)) {
      expect(new Set(rights).size).toBe(rights.length);
    }
  });

  test('combines the rights of several roles', () => {
    expect(rightsOf([])).toEqual([]);
    expect(rightsOf(['auditor', 'museumCare'])).toEqual([
      'office.open',
      'sales.view',
      'audit.view',
      'museum.edit',
      'desk.manage',
    ]);
  });

  test('shows no persons to an auditor or a rights keeper', () => {
    for (const role of ['auditor', 'rightsKeeper', 'museumCare'] as const) {
      expect(RIGHTS_OF_ROLE[role].filter((right) => right.startsWith('person.'))).toEqual([]);
    }
  });

  test('needs two people to assign a role that refunds, approves or gives rights', () => {
    expect(STAFF_ROLES.filter(isPowerful)).toEqual([
      'agent',
      'seniorAgent',
      'finance',
      'administrator',
      'rightsKeeper',
    ]);
  });

  test('has no role that both manages staff and approves money', () => {
    for (const role of STAFF_ROLES) {
      const rights = RIGHTS_OF_ROLE[role];
      expect(rights.includes('staff.manage') && rights.includes('refund.approve')).toBe(false);
    }
  });
});
