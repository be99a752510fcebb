import type { StaffRole } from './rights.ts';

/** Roles that somebody must always have, or nobody could let anybody in any more. */
export const KEPT_ROLES = ['administrator', 'rightsKeeper'] as const satisfies StaffRole[];
export type KeptRole = (typeof KEPT_ROLES)[number];

/** What an administrator gives alone. Roles that approve money or manage people are the rights keeper's to give. */
const OF_ADMINISTRATOR: readonly StaffRole[] = ['viewer', 'agent', 'museumCare', 'auditor'];

/** The roles that somebody with these roles may give and take away. */
export function mayGive(own: readonly StaffRole[], role: StaffRole): boolean {
  if (own.includes('rightsKeeper')) return true;
  return own.includes('administrator') && OF_ADMINISTRATOR.includes(role);
}

/** Whoever takes somebody's work or keys away, or replaces their invitation, could give all that is lost by it. */
export function mayManage(own: readonly StaffRole[], roles: readonly StaffRole[]): boolean {
  return roles.every((role) => mayGive(own, role));
}

export type StaffChange = {
  actor: { accountId: string; roles: readonly StaffRole[] };
  accountId: string;
  before: readonly StaffRole[];
  /** Those of before that work already: one that waits keeps nothing going. */
  working: readonly StaffRole[];
  after: readonly StaffRole[];
  /** How many others have each of the kept roles, and stay. */
  others: Record<KeptRole, number>;
};
export type StaffFault = 'ownRoles' | 'roleNotGivable' | 'lastKeeper';

/** Why roles cannot be changed so, or null. Ended is a change to no roles. */
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
