import { RIGHTS_OF_ROLE, STAFF_ROLES, type StaffRole } from './rights.ts';

/** Roles that send refunds; others have no limit. */
export const REFUND_ROLES = STAFF_ROLES.filter((role) =>
  RIGHTS_OF_ROLE[role].includes('refund.ask'),
);

/** Cents. Upper bound, so that a typing error does not remove the second person from all refunds. */
export const MOST_REFUND_LIMIT = 100_000;

type LimitChange = {
  role: StaffRole;
  limit: number;
  /** Null: not set, same as 0. */
  before: number | null;
  /** Roles of the person who changes it. */
  ownRoles: readonly StaffRole[];
};
type LimitFault = 'noRefunds' | 'ownRole' | 'tooMuch' | 'nothingChanges';

/** Why the limit is refused, or null. */
export function refundLimitFault({
  role,
  limit,
  before,
  ownRoles,
}: LimitChange): LimitFault | null {
  if (!REFUND_ROLES.includes(role)) return 'noRefunds';
  // A person who changes limits could otherwise send any sum alone.
  if (ownRoles.includes(role)) return 'ownRole';
  if (limit > MOST_REFUND_LIMIT) return 'tooMuch';
  return limit === (before ?? 0) ? 'nothingChanges' : null;
}
