import type { staffCalls } from '../../../contract/office-staff-calls.ts';
import { STAFF_ROLES, type StaffRole } from '../../../domain/office/rights.ts';
import { mayGive, mayManage, staffChangeFault } from '../../../domain/office/staff-change.ts';
import { requireRecentSignIn } from '../../account/account-refusals.ts';
import { countOthersWith, lockStaff } from '../../account/kept-role-queries.ts';
import type { UserContext } from '../../context.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { notFound } from '../actions/action-refusals.ts';
import { resetFactors } from '../second-factor/reset-factors.ts';
import { endStaffMember } from './end-staff-member.ts';
import {
  findOpenInvitationRoles,
  findOpenInvitations,
  withdrawInvitationsBy,
} from './invitation-queries.ts';
import { inviteByCall, shownInvitation, withdrawByCall } from './invite-by-call.ts';
import {
  findMember,
  findMembers,
  findStaffRoles,
  insertStaffDeed,
  replaceRoles,
} from './staff-queries.ts';

const YEAR_MS = 365 * 86_400_000;
const inOrder = (roles: readonly StaffRole[]) => STAFF_ROLES.filter((role) => roles.includes(role));
const isSame = (one: readonly StaffRole[], other: readonly StaffRole[]) =>
  inOrder(one).join() === inOrder(other).join();

export const staffAnswers: Answers<typeof staffCalls, UserContext> = {
  getStaff: (_, context) => staff(context),

  async inviteStaff({ emailAddress, roles }, context) {
    await inviteByCall(context, {
      emailAddress,
      place: { staffRoles: inOrder(roles), museumId: null, deskRole: null },
      async check(tx) {
        const own = await requireManaging(tx, context);
        // The earlier invitation is withdrawn by this one.
        const open = await findOpenInvitationRoles(tx, emailAddress);
        if (!mayManage(own, [...roles, ...open])) throw refused('roleNotGivable', context);
      },
    });
    return staff(context);
  },

  async changeStaffRoles({ accountId, before, roles, reason }, context) {
    const { pool, clock, user, log } = context;
    await inTransaction(pool, async (tx) => {
      const member = await requireChange(tx, context, { accountId, after: roles });
      if (!member || isSame(member.roles, roles)) return;
      if (!isSame(member.roles, before)) throw refused('staffChanged', context);
      const now = clock.now();
      const after = inOrder(roles);
      await replaceRoles(tx, { accountId, roles: after, givenBy: user.accountId, now });
      // What they promised others was promised with the roles of before.
      await withdrawInvitationsBy(tx, { accountId, now });
      await insertStaffDeed(tx, {
        ...deedOf(context, accountId, reason),
        kind: 'staffRoles',
        before: { roles: inOrder(member.roles) },
        after: { roles: after },
      });
      log.info({ event: 'staff-roles', accountId, by: user.accountId }, 'roles changed');
    });
    return staff(context);
  },

  async endStaff({ accountId, reason }, context) {
    const { pool, clock, user, log } = context;
    await inTransaction(pool, async (tx) => {
      const member = await requireChange(tx, context, { accountId, after: [] });
      if (!member) return;
      await endStaffMember(tx, { accountId, endedBy: user.accountId, now: clock.now() });
      await insertStaffDeed(tx, {
        ...deedOf(context, accountId, reason),
        kind: 'staffEnded',
        before: { roles: inOrder(member.roles) },
        after: { roles: [] },
      });
      log.info({ event: 'staff-ended', accountId, by: user.accountId }, 'staff member ended');
    });
    return staff(context);
  },

  async resetStaffFactors({ accountId, reason }, context) {
    await inTransaction(context.pool, async (tx) => {
      const own = await requireManaging(tx, context);
      if (accountId === context.user.accountId) throw refused('ownFactors', context);
      const member = await findMember(tx, accountId);
      if (!member || member.isEnded) throw notFound(context.language);
      if (!mayManage(own, member.roles)) throw refused('roleNotGivable', context);
      const before = await resetFactors(tx, accountId, context);
      if (!before) return;
      await insertStaffDeed(tx, {
        ...deedOf(context, accountId, reason),
        kind: 'staffFactorsReset',
        before,
        after: { passkeys: 0, hasTotp: false },
      });
      const by = context.user.accountId;
      context.log.info({ event: 'staff-factors-reset', accountId, by }, 'second factors reset');
    });
    return staff(context);
  },

  async withdrawStaffInvitation({ id }, context) {
    await withdrawByCall(context, id, async (tx, { museumId, staffRoles }) => {
      const own = await requireManaging(tx, context);
      if (!mayManage(own, staffRoles)) throw refused('roleNotGivable', context);
      return museumId === null;
    });
    return staff(context);
  },
};

function deedOf({ user, clock }: UserContext, accountId: string, reason: string) {
  return {
    memberId: user.accountId,
    right: 'staff.manage' as const,
    personId: accountId,
    input: { accountId },
    reason,
    now: clock.now(),
  };
}

/** The roles of whoever asks, read under the lock: two who end each other at once must not both succeed. */
async function requireManaging(tx: Transaction, context: UserContext): Promise<StaffRole[]> {
  requireRecentSignIn(context);
  await lockStaff(tx);
  const roles = await findStaffRoles(tx, context.user.accountId);
  if (STAFF_ROLES.some((role) => mayGive(roles, role))) return roles;
  throw new Refusal('INSUFFICIENT_ACCESS', refusalText('notAllowed', context.language), 403);
}

/** The member, when their roles may become these; null when they have left already. */
async function requireChange(
  tx: Transaction,
  context: UserContext,
  { accountId, after }: { accountId: string; after: readonly StaffRole[] },
) {
  const { user, language } = context;
  const roles = await requireManaging(tx, context);
  const member = await findMember(tx, accountId);
  if (!member) throw notFound(language);
  if (member.isEnded) return null;
  const fault = staffChangeFault({
    actor: { accountId: user.accountId, roles },
    accountId,
    before: member.roles,
    after,
    others: await countOthersWith(tx, accountId),
  });
  if (fault) throw refused(fault, context);
  return member;
}

type Fault = 'ownRoles' | 'ownFactors' | 'roleNotGivable' | 'lastKeeper' | 'staffChanged';

function refused(fault: Fault, { language }: UserContext): Refusal {
  return new Refusal('STAFF_CHANGE_REFUSED', refusalText(fault, language), 409);
}

async function staff(context: UserContext) {
  const { pool, clock, user, language } = context;
  const now = clock.now();
  const everyone = await findMembers(pool);
  const invitations = await findOpenInvitations(pool, { museumIds: null, language });
  const own = await findStaffRoles(pool, user.accountId);
  const shown = everyone.map((member) => ({
    ...member,
    roles: inOrder(member.roles),
    isSelf: member.accountId === user.accountId,
    canManage: member.accountId !== user.accountId && mayManage(own, member.roles),
  }));
  return {
    members: shown.filter(({ endedAt }) => endedAt === null),
    ended: shown.flatMap(({ endedAt, canManage: _, ...member }) =>
      endedAt !== null && endedAt > now - YEAR_MS ? [{ ...member, endedAt }] : [],
    ),
    invitations: invitations.map((invitation) => ({
      ...shownInvitation(invitation, now),
      roles: inOrder(invitation.staffRoles),
      canWithdraw: mayManage(own, invitation.staffRoles),
    })),
    givable: STAFF_ROLES.filter((role) => mayGive(own, role)),
  };
}
