import { pathTo } from '../../../contract/pages.ts';
import { texts as en } from '../../../contract/texts/en/rights.ts';
import { texts as fi } from '../../../contract/texts/fi/rights.ts';
import { texts as sv } from '../../../contract/texts/sv/rights.ts';
import type { Language } from '../../../domain/base/language.ts';
import { INVITATION_DAYS } from '../../../domain/office/invitation-days.ts';
import { findLanguageOfAddress } from '../../account/account-queries.ts';
import { hashOf, newToken } from '../../account/secret-token.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import { worded } from '../../platform/worded.ts';
import { insertInvitation, type Place, withdrawEarlierInvitation } from './invitation-queries.ts';
import { findMuseumName } from './staff-queries.ts';

const DAY_MS = 86_400_000;
const names = worded('contract/rights', { fi, sv, en });

export type Invite = {
  emailAddress: string;
  place: Place;
  invitedBy: { accountId: string; name: string } | null;
  now: number;
  /** Of the page or the command: an account at the address has its own. */
  language: Language;
  publicUrl: string;
};

/** Mails a link that lets its reader come to work here, once and within a week. */
export async function invite(tx: Transaction, given: Invite): Promise<string> {
  const { emailAddress, place, invitedBy, now, publicUrl } = given;
  const token = newToken();
  const { museumId } = place;
  await withdrawEarlierInvitation(tx, { emailAddress, museumId, now });
  const id = await insertInvitation(tx, {
    tokenHash: hashOf(token),
    emailAddress,
    place,
    invitedBy: invitedBy?.accountId ?? null,
    now,
    expiresAt: now + INVITATION_DAYS * DAY_MS,
  });
  const language = await findLanguageOfAddress(tx, emailAddress, given.language);
  const roles = place.deskRole ? [place.deskRole] : place.staffRoles;
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'staff-invitation',
    key: `staff-invitation:${id}`,
    data: {
      // After the #, so that the token is in no log and in no Referer.
      link: `${publicUrl}${pathTo('Staff_Invitation', language)}#${token}`,
      days: INVITATION_DAYS,
      museum: museumId && (await findMuseumName(tx, museumId, language)),
      roles: roles.map((role) => names[language].roles[role]),
      invitedBy: invitedBy?.name ?? null,
    },
  });
  return id;
}
