import { STAFF_ROLES, type StaffRole } from '../../../domain/office/rights.ts';
import { mayGive, mayManage } from '../../../domain/office/staff-change.ts';
import type { UserContext } from '../../platform/context.ts';
import { findWaitingGrants, type Grant } from './grant-queries.ts';
import { findOpenInvitations, type Invitation } from './invitation-queries.ts';
import { shownInvitation } from './invite-by-call.ts';
import { type Given, secondFault } from './second-giver.ts';
import { findMembers, findStaffRoles } from './staff-queries.ts';
import { waitingRoles } from './waiting-roles.ts';

const YEAR_MS = 365 * 86_400_000;
export const inOrder = (roles: readonly StaffRole[]) =>
  STAFF_ROLES.filter((role) => roles.includes(role));

/** The caller with current roles. */
type Viewer = { accountId: string; roles: readonly StaffRole[] };

/** The staff page as the caller may see and change it. */
export async function shownStaff({ pool, clock, user, language }: UserContext) {
  const now = clock.now();
  const everyone = await findMembers(pool);
  const roles = await findStaffRoles(pool, user.accountId, now);
  const viewer = { accountId: user.accountId, roles };
  const isSecond = async (given: Omit<Given, 'now'>) =>
    (await secondFault(pool, viewer, { ...given, now })) === null;
  const shown = everyone.map((member) => ({
    ...member,
    roles: inOrder(member.roles),
    isSelf: member.accountId === user.accountId,
    canManage: member.accountId !== user.accountId && mayManage(roles, member.roles),
  }));
  const waiting = await findWaitingGrants(pool, now);
  const invitations = await findOpenInvitations(pool, { museumIds: null, language });
  return {
    members: shown.filter(({ endedAt }) => endedAt === null),
    waiting: await Promise.all(waiting.map((grant) => shownGrant(grant, viewer, isSecond))),
    ended: shown.flatMap(({ endedAt, canManage: _, ...member }) =>
      endedAt !== null && endedAt > now - YEAR_MS ? [{ ...member, endedAt }] : [],
    ),
    invitations: await Promise.all(
      invitations.map(async (invitation) => ({
        ...shownInvitation(invitation, now),
        roles: inOrder(invitation.staffRoles),
        canWithdraw: mayManage(roles, invitation.staffRoles),
        waits: await waitOf(invitation, now, isSecond),
      })),
    ),
    givable: STAFF_ROLES.filter((role) => mayGive(roles, role)),
  };
}

type IsSecond = (given: Omit<Given, 'now'>) => Promise<boolean>;

async function shownGrant(grant: Grant, viewer: Viewer, isSecond: IsSecond) {
  const { accountId, name, role, givenAt, givenBy, givenByName, worksFrom } = grant;
  return {
    accountId,
    name,
    role,
    givenAt,
    givenBy: givenByName,
    worksFrom,
    canConfirm: await isSecond({ roles: [role], givenBy, receiver: accountId }),
    canTakeBack: accountId !== viewer.accountId && mayGive(viewer.roles, role),
  };
}

/** What is pending before the invited member has all roles; null for nothing. */
async function waitOf(invitation: Invitation, now: number, isSecond: IsSecond) {
  const { powerfulFrom: worksFrom, invitedBy: givenBy } = invitation;
  const roles = waitingRoles(invitation, now);
  if (roles.length === 0) return null;
  return { worksFrom, canConfirm: await isSecond({ roles, givenBy, receiver: null }) };
}
