import { pathTo } from '../../../contract/page/pages.ts';
import { RESETS_PER_CLIENT } from '../../../domain/account/account-limits.ts';
import { accountAddress } from '../../../domain/account/email-address.ts';
import { inTransaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import { moveLetterStops } from '../../letter/stop/letter-stop-queries.ts';
import type { GuestContext, UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { tooManyTries } from '../account-refusals.ts';
import type { AddressProven } from '../address-proof.ts';
import { attemptLimits, consumeAttempt } from '../attempt-limits.ts';
import { letterLanguage } from '../letter-language.ts';
import { hashOf, newToken } from '../secret-token.ts';
import { revokeAllAccess, updateEmailAddress } from '../write/access-queries.ts';
import {
  deleteEmailChange,
  isAddressTaken,
  lockEmailChange,
  upsertEmailChange,
} from './change-email-queries.ts';
import { makeStopLink, STOP_DAYS } from './stop-email.ts';

const LINK_HOURS = 24;

/** Mails a confirmation link to the new address and a stop link to the old one, which stays in use until confirmed. */
export async function requestEmailChange(typed: string, context: UserContext): Promise<void> {
  const { pool, clock, user, session, language, settings } = context;
  const { accountId, emailAddress: oldAddress } = user;
  const counted = attemptLimits('email-changes', accountId, RESETS_PER_CLIENT);
  await consumeAttempt(context, counted, (seconds) => tooManyTries(language, seconds));
  const newAddress = accountAddress(typed);
  // The page's language could be a stranger's choice at an unlocked computer; letters use the account's.
  const ownLanguage = letterLanguage(context);
  const token = newToken();
  const tokenHash = hashOf(token);
  const sessionId = session.found?.sessionId ?? null;
  const expiresAt = clock.now() + LINK_HOURS * 60 * 60 * 1000;
  await inTransaction(pool, async (tx) => {
    await upsertEmailChange(tx, { accountId, newAddress, tokenHash, sessionId, expiresAt });
    await queueMail(tx, {
      to: newAddress,
      language: ownLanguage,
      letter: 'email-change',
      key: `email-change:${tokenHash.toString('hex')}`,
      data: {
        // In the fragment, so that the token is in no log and no Referer.
        link: `${settings.publicUrl}${pathTo('My_New_Email', ownLanguage)}#${token}`,
        hours: LINK_HOURS,
      },
    });
    await queueMail(tx, {
      to: oldAddress,
      language: ownLanguage,
      letter: 'email-change-asked',
      key: `email-change-asked:${tokenHash.toString('hex')}`,
      data: {
        link: await makeStopLink(tx, { accountId, oldAddress, language: ownLanguage }, context),
        days: STOP_DAYS,
      },
    });
  });
}

type Confirmed = { emailAddress: string; isSignedIn: boolean };

/**
 * Confirms the new address and notifies the old one. The click proves the mailbox, not the account: opened outside the
 * session that requested it, every session and the password end; otherwise anybody could request a stranger's address
 * and wait for the click.
 */
export async function confirmEmailChange(
  token: string,
  context: GuestContext,
  prove: AddressProven,
): Promise<Confirmed> {
  const { pool, clock, language, session, log } = context;
  const now = clock.now();
  return inTransaction(pool, async (tx) => {
    const wish = await lockEmailChange(tx, hashOf(token), now);
    if (!wish) throw new Refusal('LINK_SPENT', refusalText('resetLinkSpent', language));
    const { accountId, newAddress, oldAddress } = wish;
    // Safe to disclose: only the owner of the mailbox gets here.
    if (await isAddressTaken(tx, newAddress, accountId)) {
      throw new Refusal('ADDRESS_TAKEN', refusalText('addressTaken', language));
    }
    const isAsker = wish.sessionId !== null && wish.sessionId === session.found?.sessionId;
    if (!isAsker) await revokeAllAccess(tx, accountId);
    await updateEmailAddress(tx, { accountId, newAddress, now });
    await moveLetterStops(tx, { from: oldAddress, to: newAddress });
    await deleteEmailChange(tx, accountId);
    await prove(tx, { accountId, emailAddress: newAddress }, context);
    const old = { accountId, oldAddress, language: wish.language };
    await queueMail(tx, {
      to: oldAddress,
      language: wish.language,
      letter: 'email-changed',
      key: `email-changed:${hashOf(token).toString('hex')}`,
      data: { link: await makeStopLink(tx, old, context), days: STOP_DAYS },
    });
    log.info({ event: 'email-changed', accountId }, 'e-mail address changed');
    return { emailAddress: newAddress, isSignedIn: isAsker };
  });
}
