import { randomUUID } from 'node:crypto';
import { pathTo } from '../../../contract/page/pages.ts';
import { findLetterAddress } from '../../account/account-queries.ts';
import type { Transaction } from '../../db/database.ts';
import type { LetterData } from '../../letter/letters.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { UserContext } from '../../platform/context.ts';

type Change = Pick<LetterData<'second-factor-changed'>, 'change' | 'name'> & {
  /** Defaults to the caller's own. */
  accountId?: string;
};

/** Sent to the member's own address, so that a change by someone else is noticed. */
export async function notifyFactorChanged(
  tx: Transaction,
  { change, name, accountId }: Change,
  { clock, settings, user }: UserContext,
): Promise<void> {
  const account = await findLetterAddress(tx, accountId ?? user.accountId);
  if (!account) return;
  const { emailAddress, language } = account;
  const link = `${settings.publicUrl}${pathTo('Office_Sign_In', language)}`;
  await queueMail(tx, {
    to: emailAddress,
    language,
    letter: 'second-factor-changed',
    key: `second-factor-changed:${randomUUID()}`,
    data: { change, name, changedAt: clock.now(), link },
  });
}
