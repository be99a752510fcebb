import { RIGHTS_OF_ROLE, STAFF_ROLES, type StaffRole } from './rights.ts';

/** Who sends money back at all; nobody else has a limit. */
export const REFUND_ROLES = STAFF_ROLES.filter((role) =>
  RIGHTS_OF_ROLE[role].includes('refund.ask'),
);

/** Cents. A slip of the finger must not make everybody's refunds go without a second person. */
export const MOST_REFUND_LIMIT = 100_000;

type LimitChange = {
  role: StaffRole;
  limit: number;
  /** Null: none was set, which is the same as 0. */
  before: number | null;
  /** Of who changes it. */
  ownRoles: readonly StaffRole[];
};
type LimitFault = 'noRefunds' | 'ownRole' | 'tooMuch' | 'nothingChanges';

/** Why the limit cannot become this, or null. */
export function refundLimitFault({
  role,
  limit,
  before,
  ownRoles,
}: LimitChange): LimitFault | null {
  if (!REFUND_ROLES.includes(role)) return 'noRefunds';
  // Who may change limits would otherwise send any sum alone.
  if (ownRoles.includes(role)) return 'ownRole';
  if (limit > MOST_REFUND_LIMIT) return 'tooMuch';
  return limit === (before ?? 0) ? 'nothingChanges' : null;
}
