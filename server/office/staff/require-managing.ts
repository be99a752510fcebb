import { STAFF_ROLES, type StaffRole } from '../../../domain/office/rights.ts';
import { mayGive } from '../../../domain/office/staff-change.ts';
import { requireRecentSignIn } from '../../account/account-refusals.ts';
import { lockStaff } from '../../account/kept-role-queries.ts';
import type { Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findStaffRoles } from './staff-queries.ts';

/** The caller's roles read under lock, so that two members cannot end each other concurrently. */
export async function requireManaging(tx: Transaction, context: UserContext): Promise<StaffRole[]> {
  const { user, clock, language } = context;
  requireRecentSignIn(context);
  await lockStaff(tx);
  const roles = await findStaffRoles(tx, user.accountId, clock.now());
  if (STAFF_ROLES.some((role) => mayGive(roles, role))) return roles;
  throw new Refusal('INSUFFICIENT_ACCESS', refusalText('notAllowed', language), 403);
}

type Fault =
  | 'ownRoles'
  | 'ownFactors'
  | 'ownGrant'
  | 'roleNotGivable'
  | 'lastKeeper'
  | 'staffChanged';

export function refused(fault: Fault, { language }: UserContext): Refusal {
  return new Refusal('STAFF_CHANGE_REFUSED', refusalText(fault, language), 409);
}

/** Common fields of a staff_action row for a staff change. */
export function actionBy({ user, clock }: UserContext, accountId: string | null, reason: string) {
  return {
    memberId: user.accountId,
    right: 'staff.manage' as const,
    personId: accountId,
    input: { accountId },
    reason,
    now: clock.now(),
  };
}
