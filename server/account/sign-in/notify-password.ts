import { pathTo } from '../../../contract/page/pages.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { Deps } from '../../platform/context.ts';
import { findLetterAddress } from '../account-queries.ts';

/** Goes to the account's address, so that nobody can change a stranger's password unnoticed. */
export async function notifyPasswordChanged(
  tx: Transaction,
  accountId: string,
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
): Promise<void> {
  const account = await findLetterAddress(tx, accountId);
  if (!account) return;
  const { emailAddress, language } = account;
  const changedAt = clock.now();
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'password-changed',
    key: `password-changed:${accountId}:${changedAt}`,
    data: { changedAt, link: `${settings.publicUrl}${pathTo('Reset_Password', language)}` },
  });
}
