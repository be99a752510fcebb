import { pathTo } from '../../../contract/page/pages.ts';
import type { Language } from '../../../domain/base/language.ts';
import { INVITATION_DAYS } from '../../../domain/office/invitation-days.ts';
import { findLanguageOfAddress } from '../../account/account-queries.ts';
import { hashOf, newToken } from '../../account/secret-token.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import { insertInvitation, type Place, withdrawEarlierInvitation } from './invitation-queries.ts';
import { notifyOfGrant, roleNames } from './notify-of-grant.ts';
import { type Start, startOf } from './second-giver.ts';
import { findMuseumName } from './staff-queries.ts';

const DAY_MS = 86_400_000;

export type Invite = {
  emailAddress: string;
  place: Place;
  invitedBy: { accountId: string; name: string } | null;
  now: number;
  /** Language of the caller; an existing account has its own. */
  language: Language;
  publicUrl: string;
};

/** Mails a single-use link, valid for a week, to join the staff. */
export async function invite(
  tx: Transaction,
  given: Invite,
): Promise<Pick<Start, 'powerfulFrom'> & { id: string }> {
  const { emailAddress, place, invitedBy, now, publicUrl } = given;
  const token = newToken();
  const { museumId } = place;
  await withdrawEarlierInvitation(tx, { emailAddress, museumId, now });
  const givenBy = invitedBy?.accountId ?? null;
  const roles = place.staffRoles;
  const start = await startOf(tx, { roles, givenBy, receiver: null, now });
  const { powerfulFrom } = start;
  const id = await insertInvitation(tx, {
    tokenHash: hashOf(token),
    emailAddress,
    place,
    invitedBy: givenBy,
    powerfulFrom,
    now,
    expiresAt: now + INVITATION_DAYS * DAY_MS,
  });
  const language = await findLanguageOfAddress(tx, emailAddress, given.language);
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'staff-invitation',
    key: `staff-invitation:${id}`,
    data: {
      // The token is behind # to stay out of logs and Referer.
      link: `${publicUrl}${pathTo('Staff_Invitation', language)}#${token}`,
      days: INVITATION_DAYS,
      museum: museumId && (await findMuseumName(tx, museumId, language)),
      roles: roleNames(place.deskRole ? [place.deskRole] : roles, language),
      invitedBy: invitedBy?.name ?? null,
    },
  });
  await notifyOfGrant(tx, start, {
    to: emailAddress,
    by: invitedBy?.name ?? null,
    roles,
    publicUrl,
  });
  return { id, powerfulFrom };
}
