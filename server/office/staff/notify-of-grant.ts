import { randomUUID } from 'node:crypto';
import { pathTo } from '../../../contract/page/pages.ts';
import { texts as en } from '../../../contract/texts/en/rights.ts';
import { texts as fi } from '../../../contract/texts/fi/rights.ts';
import { texts as sv } from '../../../contract/texts/sv/rights.ts';
import type { Language } from '../../../domain/base/language.ts';
import {
  type DeskRole,
  isPowerful,
  rightsOf,
  type StaffRole,
} from '../../../domain/office/rights.ts';
import { findLetterAddress } from '../../account/account-queries.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail, queueMails } from '../../letter/queue-mail.ts';
import { worded } from '../../platform/worded.ts';
import type { Start } from './second-giver.ts';

const names = worded('contract/rights', { fi, sv, en });

export const roleNames = (roles: readonly (StaffRole | DeskRole)[], language: Language) =>
  roles.map((role) => names[language].roles[role]);

type Grant = { to: string; by: string | null; roles: readonly StaffRole[]; publicUrl: string };

/** Notifies colleagues of every grant of a role with power. */
export async function notifyOfGrant(
  tx: Transaction,
  { powerfulFrom: startsAt, tell }: Start,
  { to, by, roles, publicUrl }: Grant,
): Promise<void> {
  const id = randomUUID();
  await queueMails(
    tx,
    tell.map(({ accountId, emailAddress, language, roles: own }) => ({
      to: emailAddress,
      language,
      letter: 'staff-role-given' as const,
      key: `staff-role-given:${id}:${accountId}`,
      data: {
        to,
        roles: roleNames(roles.filter(isPowerful), language),
        by,
        startsAt,
        link: rightsOf(own).includes('staff.manage')
          ? `${publicUrl}${pathTo('Office_Staff', language)}`
          : null,
      },
    })),
  );
}

export async function notifyOfConfirmed(
  tx: Transaction,
  { accountId, role, publicUrl }: { accountId: string; role: StaffRole; publicUrl: string },
): Promise<void> {
  const account = await findLetterAddress(tx, accountId);
  if (!account) return;
  const { emailAddress, language } = account;
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'staff-role-confirmed',
    key: `staff-role-confirmed:${randomUUID()}`,
    data: {
      roles: roleNames([role], language),
      link: `${publicUrl}${pathTo('Office_Home', language)}`,
    },
  });
}
