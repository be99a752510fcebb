import { accountAddress } from '../../../domain/account/email-address.ts';
import { helsinkiDay, yearOf } from '../../../domain/base/local-date.ts';
import { isPowerful } from '../../../domain/office/rights.ts';
import { requireValidField, tooManyTries } from '../../account/account-refusals.ts';
import { attemptLimits, consumeAttempt } from '../../account/attempt-limits.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import {
  type Invitation,
  isWorkingThere,
  lockInvitationById,
  type Place,
  updateWithdrawn,
} from './invitation-queries.ts';
import { invite } from './invite.ts';
import { findNameOfAccount, insertStaffAction } from './staff-queries.ts';

const INVITATIONS = [{ limit: 60, windowSeconds: 60 * 60 }];

type InvitationRequest = {
  emailAddress: string;
  place: Place;
  /** Checks what the caller may grant. Runs first in the transaction. */
  check: (tx: Transaction) => Promise<void>;
};

/** Invites to the office or a desk from a page. A newer link to the same place replaces the older. */
export async function inviteByCall(context: UserContext, asked: InvitationRequest): Promise<void> {
  const { pool, clock, user, language, settings, log } = context;
  const now = clock.now();
  const rules = { language, currentYear: yearOf(helsinkiDay(now)) };
  requireValidField('emailAddress', asked.emailAddress, rules);
  const counted = attemptLimits('staff-invitations', user.accountId, INVITATIONS);
  await consumeAttempt(context, counted, (seconds) => tooManyTries(language, seconds));
  const emailAddress = accountAddress(asked.emailAddress);
  const { place } = asked;
  await inTransaction(pool, async (tx) => {
    await asked.check(tx);
    if (await isWorkingThere(tx, { emailAddress, museumId: place.museumId })) {
      throw new Refusal('WORKS_HERE', refusalText('worksHere', language), 409);
    }
    const name = await findNameOfAccount(tx, user.accountId);
    const invitedBy = { accountId: user.accountId, name };
    const { publicUrl } = settings;
    const given = { emailAddress, place, invitedBy, now, language, publicUrl };
    const { id, powerfulFrom } = await invite(tx, given);
    const { museumId } = place;
    await insertStaffAction(tx, {
      memberId: user.accountId,
      kind: museumId ? 'deskInvited' : 'staffInvited',
      right: museumId ? 'desk.manage' : 'staff.manage',
      personId: null,
      // The address is stored in the invitation and deleted with it.
      input: { invitationId: id },
      reason: null,
      before: null,
      after: { ...place, ...(place.staffRoles.some(isPowerful) && { powerfulFrom }) },
      now,
    });
    log.info({ event: 'staff-invited', invitationId: id, by: user.accountId }, 'invited');
  });
}

/** Withdraws an invitation; unchanged when accepted or already withdrawn. */
export async function withdrawByCall(
  context: UserContext,
  id: string,
  mayWithdraw: (tx: Transaction, invitation: Invitation) => Promise<boolean>,
): Promise<void> {
  const { pool, clock, user, language } = context;
  const now = clock.now();
  await inTransaction(pool, async (tx) => {
    const invitation = await lockInvitationById(tx, id, language);
    if (!invitation || !(await mayWithdraw(tx, invitation))) {
      throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
    }
    if (invitation.acceptedAt !== null) {
      throw new Refusal('INVITATION_ACCEPTED', refusalText('invitationTaken', language), 409);
    }
    if (invitation.withdrawnAt !== null) return;
    await updateWithdrawn(tx, { id, now });
    await insertStaffAction(tx, {
      memberId: user.accountId,
      kind: 'invitationWithdrawn',
      right: invitation.museumId ? 'desk.manage' : 'staff.manage',
      personId: null,
      input: { invitationId: id },
      reason: null,
      before: null,
      after: null,
      now,
    });
  });
}

export function shownInvitation(invitation: Invitation, now: number) {
  const { id, emailAddress, invitedAt, invitedByName, expiresAt } = invitation;
  const isExpired = expiresAt <= now;
  return { id, emailAddress, invitedAt, invitedBy: invitedByName, expiresAt, isExpired };
}
