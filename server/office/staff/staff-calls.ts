import type { staffCalls } from '../../../contract/office/staff-calls.ts';
import { isPowerful, type StaffRole } from '../../../domain/office/rights.ts';
import { mayManage, staffChangeFault } from '../../../domain/office/staff-change.ts';
import { countOthersWith } from '../../account/kept-role-queries.ts';
import { replaceRoles, stopGrantsBy } from '../../account/worker-queries.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { notFound } from '../actions/action-refusals.ts';
import { resetFactors } from '../second-factor/reset-factors.ts';
import { endStaffMember } from './end-staff-member.ts';
import { findOpenInvitationRoles, withdrawInvitationsBy } from './invitation-queries.ts';
import { inviteByCall, withdrawByCall } from './invite-by-call.ts';
import { notifyOfGrant } from './notify-of-grant.ts';
import { actionBy, refused, requireManaging } from './require-managing.ts';
import { startOf } from './second-giver.ts';
import { inOrder, shownStaff } from './shown-staff.ts';
import {
  findMember,
  findNameOfAccount,
  findStaffRoles,
  insertStaffAction,
} from './staff-queries.ts';

const isSame = (one: readonly StaffRole[], other: readonly StaffRole[]) =>
  inOrder(one).join() === inOrder(other).join();

export const staffAnswers: Answers<typeof staffCalls, UserContext> = {
  getStaff: (_, context) => shownStaff(context),

  async inviteStaff({ emailAddress, roles }, context) {
    await inviteByCall(context, {
      emailAddress,
      place: { staffRoles: inOrder(roles), museumId: null, deskRole: null },
      async check(tx) {
        const own = await requireManaging(tx, context);
        // Replaced by this one.
        const open = await findOpenInvitationRoles(tx, emailAddress);
        if (!mayManage(own, [...roles, ...open])) throw refused('roleNotGivable', context);
      },
    });
    return shownStaff(context);
  },

  async changeStaffRoles({ accountId, before, roles, reason }, context) {
    const { pool, clock, user, settings, log } = context;
    await inTransaction(pool, async (tx) => {
      const member = await requireChange(tx, context, { accountId, after: roles });
      if (!member || isSame(member.roles, roles)) return;
      if (!isSame(member.roles, before)) throw refused('staffChanged', context);
      const now = clock.now();
      const after = inOrder(roles);
      const given = after.filter((role) => !member.roles.includes(role));
      const start = await startOf(tx, {
        roles: given,
        givenBy: user.accountId,
        receiver: accountId,
        now,
      });
      const { powerfulFrom } = start;
      await replaceRoles(tx, {
        accountId,
        roles: after,
        powerfulFrom,
        givenBy: user.accountId,
        now,
      });
      // Their invitations were made with the former roles.
      await withdrawInvitationsBy(tx, { accountId, now });
      await stopGrantsBy(tx, { accountId, now });
      await insertStaffAction(tx, {
        ...actionBy(context, accountId, reason),
        kind: 'staffRoles',
        before: { roles: inOrder(member.roles) },
        after: { roles: after, ...(given.some(isPowerful) && { powerfulFrom }) },
      });
      await notifyOfGrant(tx, start, {
        to: await findNameOfAccount(tx, accountId),
        by: await findNameOfAccount(tx, user.accountId),
        roles: given,
        publicUrl: settings.publicUrl,
      });
      log.info({ event: 'staff-roles', accountId, by: user.accountId }, 'roles changed');
    });
    return shownStaff(context);
  },

  async endStaff({ accountId, reason }, context) {
    const { pool, clock, user, log } = context;
    await inTransaction(pool, async (tx) => {
      const member = await requireChange(tx, context, { accountId, after: [] });
      if (!member) return;
      await endStaffMember(tx, { accountId, endedBy: user.accountId, now: clock.now() });
      await insertStaffAction(tx, {
        ...actionBy(context, accountId, reason),
        kind: 'staffEnded',
        before: { roles: inOrder(member.roles) },
        after: { roles: [] },
      });
      log.info({ event: 'staff-ended', accountId, by: user.accountId }, 'staff member ended');
    });
    return shownStaff(context);
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
      await insertStaffAction(tx, {
        ...actionBy(context, accountId, reason),
        kind: 'staffFactorsReset',
        before,
        after: { passkeys: 0, hasTotp: false },
      });
      const by = context.user.accountId;
      context.log.info({ event: 'staff-factors-reset', accountId, by }, 'second factors reset');
    });
    return shownStaff(context);
  },

  async withdrawStaffInvitation({ id }, context) {
    await withdrawByCall(context, id, async (tx, { museumId, staffRoles }) => {
      const own = await requireManaging(tx, context);
      if (!mayManage(own, staffRoles)) throw refused('roleNotGivable', context);
      return museumId === null;
    });
    return shownStaff(context);
  },
};

/** The member, if these roles are allowed; null when they have left. */
async function requireChange(
  tx: Transaction,
  context: UserContext,
  { accountId, after }: { accountId: string; after: readonly StaffRole[] },
) {
  const { user, clock, language } = context;
  const roles = await requireManaging(tx, context);
  const member = await findMember(tx, accountId);
  if (!member) throw notFound(language);
  if (member.isEnded) return null;
  const now = clock.now();
  const fault = staffChangeFault({
    actor: { accountId: user.accountId, roles },
    accountId,
    before: member.roles,
    working: await findStaffRoles(tx, accountId, now),
    after,
    others: await countOthersWith(tx, accountId, now),
  });
  if (fault) throw refused(fault, context);
  return member;
}
