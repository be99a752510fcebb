import type { StaffRole } from './rights.ts';

/** Roles that must always have a holder, or nobody could add staff any more. */
export const KEPT_ROLES = ['administrator', 'rightsKeeper'] as const satisfies StaffRole[];
export type KeptRole = (typeof KEPT_ROLES)[number];

/** Roles that an administrator gives alone. Only the rights keeper gives roles that approve money or manage people. */
const OF_ADMINISTRATOR: readonly StaffRole[] = ['viewer', 'agent', 'museumCare', 'auditor'];

/** Roles that a holder of these roles may give and take away. */
export function mayGive(own: readonly StaffRole[], role: StaffRole): boolean {
  if (own.includes('rightsKeeper')) return true;
  return own.includes('administrator') && OF_ADMINISTRATOR.includes(role);
}

/** Removing a person, their keys or their invitation requires the right to give all affected roles. */
export function mayManage(own: readonly StaffRole[], roles: readonly StaffRole[]): boolean {
  return roles.every((role) => mayGive(own, role));
}

export type StaffChange = {
  actor: { accountId: string; roles: readonly StaffRole[] };
  accountId: string;
  before: readonly StaffRole[];
  /** Existing active roles: a pending one does not count as a holder. */
  working: readonly StaffRole[];
  after: readonly StaffRole[];
  /** Number of other remaining holders of each required role. */
  others: Record<KeptRole, number>;
};
export type StaffFault = 'ownRoles' | 'roleNotGivable' | 'lastKeeper';

/** Why the change of roles is refused, or null. Removing a person is a change to no roles. */
export function staffChangeFault(change: StaffChange): StaffFault | null {
  const { actor, accountId, before, working, after, others } = change;
  if (actor.accountId === accountId) return 'ownRoles';
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  if (!mayManage(actor.roles, [...given, ...taken])) return 'roleNotGivable';
  const ended = taken.filter((role) => working.includes(role));
  return ended.filter(isKept).some((role) => others[role] === 0) ? 'lastKeeper' : null;
}

function isKept(role: StaffRole): role is KeptRole {
  return (KEPT_ROLES as readonly StaffRole[]).includes(role);
}
