import { accountAddress } from '../../../domain/account/email-address.ts';
import { findAccountByAddress } from '../../account/account-queries.ts';
import { lockStaff } from '../../account/kept-role-queries.ts';
import { hashOf } from '../../account/secret-token.ts';
import { insertMuseumMember, insertStaffMember } from '../../account/worker-queries.ts';
import { renameAccount, updateAccountRole } from '../../account/write/change-account-queries.ts';
import { upsertConfirmedAccount } from '../../account/write/open-account-queries.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { GuestContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type RefusalText, refusalText } from '../../platform/refusal-text.ts';
import { type Invitation, lockInvitation, updateAccepted } from './invitation-queries.ts';

export type InvitationState = 'open' | 'accepted' | 'expired' | 'withdrawn';

export function stateOf(invitation: Invitation, now: number): InvitationState {
  if (invitation.acceptedAt !== null) return 'accepted';
  if (invitation.withdrawnAt !== null) return 'withdrawn';
  return invitation.expiresAt <= now ? 'expired' : 'open';
}

const FAULTS: Record<Exclude<InvitationState, 'open'>, [code: string, text: RefusalText]> = {
  accepted: ['INVITATION_ACCEPTED', 'invitationAccepted'],
  expired: ['INVITATION_EXPIRED', 'invitationExpired'],
  withdrawn: ['INVITATION_WITHDRAWN', 'invitationWithdrawn'],
};

type Accepted = { accountId: string; startPage: 'Office_Home' | 'Desk' };
type Typed = { token: string; firstName: string; lastName: string };

/**
 * The link proves access to the mailbox. An existing account must also sign in, so that a mailbox thief cannot become
 * staff. Refused in a browser signed in to another account.
 */
export async function acceptInvitation(typed: Typed, context: GuestContext): Promise<Accepted> {
  const { pool, clock, language, session, log } = context;
  return inTransaction(pool, async (tx) => {
    await lockStaff(tx);
    const invitation = await requireOpen(tx, typed.token, context);
    const { emailAddress } = invitation;
    const user = session.found;
    if (user && accountAddress(user.emailAddress) !== emailAddress) {
      throw new Refusal('INVITATION_OF_OTHER', refusalText('invitationOfOther', language), 403);
    }
    const existing = await findAccountByAddress(tx, emailAddress);
    if (existing && existing.id !== user?.accountId) {
      throw new Refusal('SIGN_IN_FIRST', refusalText('invitationSignIn', language), 403);
    }
    const accountId = existing?.id ?? (await openAccount(tx, typed, emailAddress, context));
    await addWorker(tx, invitation, accountId, clock.now());
    log.info(
      { event: 'staff-joined', accountId, invitationId: invitation.id },
      'came to work here',
    );
    return { accountId, startPage: invitation.museumId ? 'Desk' : 'Office_Home' };
  });
}

async function requireOpen(tx: Transaction, token: string, { clock, language }: GuestContext) {
  const invitation = await lockInvitation(tx, hashOf(token), language);
  if (!invitation) {
    throw new Refusal('INVITATION_UNKNOWN', refusalText('invitationUnknown', language), 404);
  }
  const state = stateOf(invitation, clock.now());
  if (state === 'open') return invitation;
  const [code, text] = FAULTS[state];
  throw new Refusal(code, refusalText(text, language));
}

async function openAccount(
  tx: Transaction,
  { firstName, lastName }: Typed,
  emailAddress: string,
  { clock, language }: GuestContext,
): Promise<string> {
  const now = clock.now();
  const accountId = await upsertConfirmedAccount(tx, { emailAddress, language, now });
  await renameAccount(tx, { accountId, firstName, lastName });
  return accountId;
}

async function addWorker(tx: Transaction, invitation: Invitation, accountId: string, now: number) {
  const { id, staffRoles, museumId, deskRole, powerfulFrom, invitedBy: addedBy } = invitation;
  const member = { accountId, addedBy, now };
  if (museumId && deskRole) {
    await insertMuseumMember(tx, { ...member, museumId, role: deskRole });
  } else {
    await insertStaffMember(tx, { ...member, roles: staffRoles, powerfulFrom });
  }
  await updateAccountRole(tx, accountId);
  await updateAccepted(tx, { id, accountId, now });
}
