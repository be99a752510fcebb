import type { grantCalls } from '../../../contract/office/staff-calls.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { independentFrom } from '../../../domain/office/second-person.ts';
import { mayGive } from '../../../domain/office/staff-change.ts';
import { deleteGrant, updateWorksFrom } from '../../account/worker-queries.ts';
import { inTransaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { notFound } from '../actions/action-refusals.ts';
import { findGrant } from './grant-queries.ts';
import { lockInvitationById, updateInvitationWorksFrom } from './invitation-queries.ts';
import { notifyOfConfirmed } from './notify-of-grant.ts';
import { actionBy, refused, requireManaging } from './require-managing.ts';
import { type SecondFault, secondFault } from './second-giver.ts';
import { shownStaff } from './shown-staff.ts';
import { insertStaffAction } from './staff-queries.ts';
import { waitingRoles } from './waiting-roles.ts';

export const grantAnswers: Answers<typeof grantCalls, UserContext> = {
  async confirmStaffRole({ accountId, role, reason }, context) {
    const { pool, clock, user, settings, log } = context;
    const now = clock.now();
    await inTransaction(pool, async (tx) => {
      const roles = await requireManaging(tx, context);
      const grant = await findGrant(tx, { accountId, role });
      if (!grant) throw notFound(context.language);
      // Repeated request, or a colleague was first.
      if (grant.worksFrom !== null && grant.worksFrom <= now) return;
      const second = { accountId: user.accountId, roles };
      const given = { roles: [role], givenBy: grant.givenBy, receiver: accountId, now };
      requireSecond(await secondFault(tx, second, given), context);
      await updateWorksFrom(tx, { accountId, role, now });
      await insertStaffAction(tx, {
        ...actionBy(context, accountId, reason),
        kind: 'staffRoleConfirmed',
        before: { role, givenBy: grant.givenBy, worksFrom: grant.worksFrom },
        after: { role, worksFrom: now },
      });
      await notifyOfConfirmed(tx, { accountId, role, publicUrl: settings.publicUrl });
      log.info({ event: 'staff-role-confirmed', accountId, role, by: user.accountId }, 'confirmed');
    });
    return shownStaff(context);
  },

  async takeBackStaffRole({ accountId, role, reason }, context) {
    const { pool, clock, user, log } = context;
    await inTransaction(pool, async (tx) => {
      const roles = await requireManaging(tx, context);
      if (accountId === user.accountId) throw refused('ownRoles', context);
      if (!mayGive(roles, role)) throw refused('roleNotGivable', context);
      const grant = await findGrant(tx, { accountId, role });
      if (!grant) return;
      // Confirmed meanwhile: removing it is now a change of roles.
      if (grant.worksFrom !== null && grant.worksFrom <= clock.now()) {
        throw refused('staffChanged', context);
      }
      await deleteGrant(tx, { accountId, role });
      await insertStaffAction(tx, {
        ...actionBy(context, accountId, reason),
        kind: 'staffRoleTakenBack',
        before: { role, givenBy: grant.givenBy, worksFrom: grant.worksFrom },
        after: { role: null },
      });
      log.info(
        { event: 'staff-role-taken-back', accountId, role, by: user.accountId },
        'taken back',
      );
    });
    return shownStaff(context);
  },

  async confirmStaffInvitation({ id, reason }, context) {
    const { pool, clock, user, language, log } = context;
    const now = clock.now();
    await inTransaction(pool, async (tx) => {
      const own = await requireManaging(tx, context);
      const invitation = await lockInvitationById(tx, id, language);
      if (!invitation || invitation.museumId !== null) throw notFound(language);
      // Already accepted: the grant is confirmed instead.
      if (invitation.acceptedAt !== null || invitation.withdrawnAt !== null) {
        throw refused('staffChanged', context);
      }
      const { powerfulFrom, invitedBy: givenBy } = invitation;
      const roles = waitingRoles(invitation, now);
      if (roles.length === 0) return;
      const second = { accountId: user.accountId, roles: own };
      requireSecond(
        await secondFault(tx, second, { roles, givenBy, receiver: null, now }),
        context,
      );
      await updateInvitationWorksFrom(tx, { id, now });
      await insertStaffAction(tx, {
        ...actionBy(context, null, reason),
        kind: 'invitationConfirmed',
        input: { invitationId: id },
        before: { roles, givenBy, powerfulFrom },
        after: { roles, powerfulFrom: now },
      });
      log.info(
        { event: 'invitation-confirmed', invitationId: id, by: user.accountId },
        'confirmed',
      );
    });
    return shownStaff(context);
  },
};

function requireSecond(fault: SecondFault | null, context: UserContext): void {
  if (fault === null) return;
  if (typeof fault === 'string') throw refused(fault, context);
  const { language } = context;
  const day = formatDate(independentFrom(fault.at), language);
  throw new Refusal(
    'SAME_INVITER',
    refusalText('grantSameInviter', language, day, fault.name),
    403,
  );
}
