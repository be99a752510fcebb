import type { staffInvitationCalls } from '../../../contract/office/staff-invitation-calls.ts';
import { accountAddress } from '../../../domain/account/email-address.ts';
import { helsinkiDay, yearOf } from '../../../domain/base/local-date.ts';
import { cleanField } from '../../../domain/person/clean-field.ts';
import { findAccountByAddress } from '../../account/account-queries.ts';
import { requireValidField } from '../../account/account-refusals.ts';
import { hashOf } from '../../account/secret-token.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { acceptInvitation, stateOf } from './accept-invitation.ts';
import { findInvitation, type Invitation } from './invitation-queries.ts';
import { waitingRoles } from './waiting-roles.ts';

export const staffInvitationAnswers: Answers<typeof staffInvitationCalls, GuestContext> = {
  async openStaffInvitation({ token }, context) {
    const { pool, clock, language } = context;
    const found = await findInvitation(pool, hashOf(token), language);
    if (!found) {
      throw new Refusal('INVITATION_UNKNOWN', refusalText('invitationUnknown', language), 404);
    }
    const now = clock.now();
    const state = stateOf(found, now);
    if (state !== 'open') return { state, invitation: null, next: 'accept' as const };
    const { emailAddress, staffRoles, museumName, deskRole, invitedByName, expiresAt } = found;
    return {
      state,
      invitation: {
        emailAddress,
        staffRoles,
        museum: museumName,
        deskRole,
        invitedBy: invitedByName,
        expiresAt,
        waits: waitingRoles(found, now).length > 0 ? { worksFrom: found.powerfulFrom } : null,
      },
      next: await nextStep(found, context),
    };
  },

  async acceptStaffInvitation(typed, context) {
    const { session } = context;
    const isNewcomer = session.found === null && (await isWithoutAccount(typed.token, context));
    const names = {
      firstName: cleanField('firstName', typed.firstName),
      lastName: cleanField('lastName', typed.lastName),
    };
    if (isNewcomer) {
      const rules = {
        language: context.language,
        currentYear: yearOf(helsinkiDay(context.clock.now())),
      };
      requireValidField('firstName', names.firstName, rules);
      requireValidField('lastName', names.lastName, rules);
    }
    const { accountId, startPage } = await acceptInvitation(
      { token: typed.token, ...names },
      context,
    );
    // An existing session continues: rights are read on every request.
    if (!session.found) await session.start(accountId);
    return { startPage };
  },
};

async function nextStep({ emailAddress }: Invitation, { pool, session }: GuestContext) {
  const { found } = session;
  if (found) return accountAddress(found.emailAddress) === emailAddress ? 'accept' : 'other';
  return (await findAccountByAddress(pool, emailAddress)) ? 'signIn' : 'newcomer';
}

async function isWithoutAccount(token: string, { pool, language }: GuestContext): Promise<boolean> {
  const invitation = await findInvitation(pool, hashOf(token), language);
  return invitation !== null && !(await findAccountByAddress(pool, invitation.emailAddress));
}
