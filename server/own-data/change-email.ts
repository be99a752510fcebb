import { pathTo } from '../../contract/pages.ts';
import { RESETS_OF_ASKER } from '../../domain/account/account-limits.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { tooManyTries } from '../account/account-refusals.ts';
import { countedBy, takeAttempt } from '../account/attempt-limits.ts';
import { letterLanguage } from '../account/letter-language.ts';
import { hashOf, newToken } from '../account/secret-token.ts';
import type { GuestContext, UserContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import {
  deleteEmailChange,
  isAddressTaken,
  lockEmailChange,
  updateEmailAddress,
  upsertEmailChange,
} from './change-email-queries.ts';

const LINK_HOURS = 24;

/** Mails a link to the new address. Until it is opened the old one stays. */
export async function requestEmailChange(typed: string, context: UserContext): Promise<void> {
  const { pool, clock, user, language, settings } = context;
  const counted = countedBy('email-changes', user.accountId, RESETS_OF_ASKER);
  await takeAttempt(context, counted, (seconds) => tooManyTries(language, seconds));
  const newAddress = accountAddress(typed);
  const ownLanguage = letterLanguage(context);
  const token = newToken();
  const expiresAt = clock.now() + LINK_HOURS * 60 * 60 * 1000;
  await inTransaction(pool, async (tx) => {
    await upsertEmailChange(tx, {
      accountId: user.accountId,
      newAddress,
      tokenHash: hashOf(token),
      expiresAt,
    });
    await queueMail(tx, {
      to: newAddress,
      language: ownLanguage,
      letter: 'email-change',
      key: `email-change:${hashOf(token).toString('hex')}`,
      data: {
        // After the #, so that the token is in no log and in no Referer.
        link: `${settings.publicUrl}${pathTo('My_New_Email', ownLanguage)}#${token}`,
        hours: LINK_HOURS,
      },
    });
  });
}

/** Opens the link: from now on the person signs in with the new address, and the old one is told. */
export async function confirmEmailChange(token: string, context: GuestContext): Promise<string> {
  const { pool, clock, language, log } = context;
  const now = clock.now();
  return inTransaction(pool, async (tx) => {
    const wish = await lockEmailChange(tx, hashOf(token), now);
    if (!wish) throw new Refusal('LINK_SPENT', refusalText('resetLinkSpent', language));
    const { accountId, newAddress, oldAddress } = wish;
    // Only someone who reads the mail of the address learns this.
    if (await isAddressTaken(tx, newAddress, accountId)) {
      throw new Refusal('ADDRESS_TAKEN', refusalText('addressTaken', language));
    }
    await updateEmailAddress(tx, { accountId, newAddress, now });
    await deleteEmailChange(tx, accountId);
    await queueMail(tx, {
      to: oldAddress,
      language: wish.language,
      letter: 'email-changed',
      key: `email-changed:${hashOf(token).toString('hex')}`,
      data: {},
    });
    log.info({ event: 'email-changed', accountId }, 'e-mail address changed');
    return newAddress;
  });
}
