import type { deskPeopleCalls } from '../../../contract/office/staff-calls.ts';
import type { DeskRole } from '../../../domain/office/rights.ts';
import { RIGHTS_OF_ROLE } from '../../../domain/office/rights.ts';
import { requireRecentSignIn } from '../../account/account-refusals.ts';
import { lockStaff } from '../../account/kept-role-queries.ts';
import { deleteSessionsOf } from '../../account/session/session-queries.ts';
import { updateDeskMemberEnded, updateDeskRole } from '../../account/worker-queries.ts';
import { updateAccountRole } from '../../account/write/change-account-queries.ts';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findDeskMembers, findDeskRole, findManagedMuseums } from './desk-people-queries.ts';
import { findOpenInvitations, withdrawInvitationsBy } from './invitation-queries.ts';
import { inviteByCall, shownInvitation, withdrawByCall } from './invite-by-call.ts';
import { findStaffRoles, insertStaffAction } from './staff-queries.ts';

type AtDesk = { accountId: string; museumId: string };

export const deskPeopleAnswers: Answers<typeof deskPeopleCalls, UserContext> = {
  getDeskPeople: (_, context) => deskPeople(context),

  async inviteToDesk({ museumId, emailAddress, role }, context) {
    await inviteByCall(context, {
      emailAddress,
      place: { staffRoles: [], museumId, deskRole: role },
      check: (tx) => requireMuseum(tx, museumId, context),
    });
    return deskPeople(context);
  },

  async changeDeskRole({ museumId, accountId, role, reason }, context) {
    await changeAtDesk(context, { accountId, museumId }, async (tx, before) => {
      if (before === role) return;
      await updateDeskRole(tx, { accountId, museumId, role });
      await withdrawInvitationsBy(tx, { accountId, now: context.clock.now() });
      const after = { museumId, role };
      await insertStaffAction(tx, {
        ...actionBy(context, { accountId, museumId }, reason),
        kind: 'deskRole',
        before: { museumId, role: before },
        after,
      });
    });
    return deskPeople(context);
  },

  async endDeskMember({ museumId, accountId, reason }, context) {
    const now = context.clock.now();
    await changeAtDesk(context, { accountId, museumId }, async (tx, before) => {
      await updateDeskMemberEnded(tx, { accountId, museumId, now });
      await withdrawInvitationsBy(tx, { accountId, now });
      await deleteSessionsOf(tx, accountId);
      await updateAccountRole(tx, accountId);
      await insertStaffAction(tx, {
        ...actionBy(context, { accountId, museumId }, reason),
        kind: 'deskEnded',
        before: { museumId, role: before },
        after: { museumId, role: null },
      });
    });
    return deskPeople(context);
  },

  async withdrawDeskInvitation({ id }, context) {
    await withdrawByCall(context, id, async (tx, { museumId }) => {
      if (museumId) await requireMuseum(tx, museumId, context);
      return museumId !== null;
    });
    return deskPeople(context);
  },
};

/** Museums whose desk accounts the caller manages: their own for a manager, all for the office. */
async function managedMuseums(db: Database, { user, clock, language }: UserContext) {
  const roles = await findStaffRoles(db, user.accountId, clock.now());
  const isOffice = roles.some((role) => RIGHTS_OF_ROLE[role].includes('desk.manage'));
  return findManagedMuseums(db, { managerId: isOffice ? null : user.accountId, language });
}

/** Another museum is reported as not found. */
async function requireMuseum(tx: Transaction, museumId: string, context: UserContext) {
  requireRecentSignIn(context);
  await lockStaff(tx);
  const museums = await managedMuseums(tx, context);
  if (museums.some((museum) => museum.museumId === museumId)) return;
  throw notFound(context);
}

async function changeAtDesk(
  context: UserContext,
  { accountId, museumId }: AtDesk,
  act: (tx: Transaction, before: DeskRole) => Promise<void>,
): Promise<void> {
  const { pool, user, language, log } = context;
  await inTransaction(pool, async (tx) => {
    await requireMuseum(tx, museumId, context);
    if (accountId === user.accountId) {
      throw new Refusal('STAFF_CHANGE_REFUSED', refusalText('ownRoles', language), 409);
    }
    const before = await findDeskRole(tx, { accountId, museumId });
    // Already gone by a concurrent request.
    if (!before) return;
    await act(tx, before);
    log.info({ event: 'desk-changed', accountId, museumId, by: user.accountId }, 'desk changed');
  });
}

function actionBy({ user, clock }: UserContext, input: AtDesk, reason: string) {
  const personId = input.accountId;
  const right = 'desk.manage' as const;
  return { memberId: user.accountId, right, personId, input, reason, now: clock.now() };
}

function notFound({ language }: UserContext): Refusal {
  return new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
}

async function deskPeople(context: UserContext) {
  const { pool, clock, user, language } = context;
  const museums = await managedMuseums(pool, context);
  const museumIds = museums.map(({ museumId }) => museumId);
  const members = await findDeskMembers(pool, museumIds);
  const invitations = await findOpenInvitations(pool, { museumIds, language });
  return {
    museums,
    members: members.map((one) => ({ ...one, isSelf: one.accountId === user.accountId })),
    invitations: invitations.flatMap((invitation) => {
      const { museumId, deskRole: role } = invitation;
      const shown = shownInvitation(invitation, clock.now());
      return museumId && role ? [{ ...shown, museumId, role }] : [];
    }),
  };
}
