import { isReturnPage, pathTo } from '../../../contract/page/pages.ts';
import {
  MAILS_PER_CLIENT,
  RESETS_PER_ADDRESS,
  RESETS_PER_CLIENT,
} from '../../../domain/account/account-limits.ts';
import { accountAddress } from '../../../domain/account/email-address.ts';
import { RESET_LINK_MINUTES } from '../../../domain/account/login-code.ts';
import { returnPath } from '../../../domain/account/return-path.ts';
import type { Clock } from '../../base/clock.ts';
import { inTransaction, type Pool } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue-job.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { GuestContext } from '../../platform/context.ts';
import { QueueFull } from '../../platform/limits/bounded-queue.ts';
import { expiredLink, tooBusy, tooManyTries } from '../account-refusals.ts';
import type { AddressProven } from '../address-proof.ts';
import { attemptLimits, consumeAttempt } from '../attempt-limits.ts';
import { hashOf, newToken } from '../secret-token.ts';
import { updatePassword } from '../write/access-queries.ts';
import { openAwaitedAccount } from '../write/open-account-queries.ts';
import { notifyPasswordChanged } from './notify-password.ts';
import { hashPassword } from './password-hash.ts';
import {
  deletePasswordReset,
  deleteResetByToken,
  findResetOfAccount,
  hasOpenReset,
  insertPasswordReset,
  updateResetToken,
} from './password-reset-queries.ts';

/** Stores the request; a job looks up the account, so that response time reveals nothing. */
export async function requestPasswordReset(
  { emailAddress: typed, retUrl }: { emailAddress: string; retUrl: string | null },
  context: GuestContext,
): Promise<void> {
  const { pool, clock, language, address } = context;
  const emailAddress = accountAddress(typed);
  await consumeAttempt(
    context,
    [
      ...attemptLimits('mails-of-asker', address, [MAILS_PER_CLIENT]),
      ...attemptLimits('resets-of-asker', `${emailAddress} ${address}`, RESETS_PER_CLIENT),
      ...attemptLimits('resets-of-address', emailAddress, RESETS_PER_ADDRESS),
    ],
    (seconds) => tooManyTries(language, seconds),
  );
  await inTransaction(pool, async (tx) => {
    const expiresAt = clock.now() + RESET_LINK_SECONDS * 1000;
    const resetId = await insertPasswordReset(tx, { emailAddress, language, expiresAt });
    const isPage = retUrl !== null && returnPath(retUrl, isReturnPage) === retUrl;
    await enqueue(tx, SEND_RESET_LINK, { resetId, ...(isPage && { goesOnTo: retUrl }) });
  });
}

/** Consumes the link, sets the password and ends every session that was open with the old one. */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  context: GuestContext,
  prove: AddressProven,
): Promise<string> {
  const { pool, clock, language, settings } = context;
  // Before the costly hash: an invalid link must not fill its queue.
  if (!(await hasOpenReset(pool, hashOf(token), clock.now()))) throw expiredLink(language);
  const passwordHash = await hashPassword(password).catch((error: unknown) => {
    throw error instanceof QueueFull ? tooBusy(language) : error;
  });
  return inTransaction(pool, async (tx) => {
    const now = clock.now();
    const reset = await deleteResetByToken(tx, hashOf(token), now);
    if (!reset) throw expiredLink(language);
    const { accountId } = reset;
    await updatePassword(tx, { accountId, passwordHash, keptSessionId: null, now });
    await notifyPasswordChanged(tx, accountId, { clock, settings });
    await prove(tx, reset, context);
    return accountId;
  });
}

export const SEND_RESET_LINK = 'send-reset-link';
const RESET_LINK_SECONDS = RESET_LINK_MINUTES * 60;

type Deps = { pool: Pool; clock: Clock; publicUrl: string };

/** Job: mails a reset link if there is an account or a card that waits for one. */
export async function sendResetLink(
  { pool, clock, publicUrl }: Deps,
  { resetId, goesOnTo }: { resetId: string; goesOnTo?: string | undefined },
) {
  await inTransaction(pool, async (tx) => {
    await openAwaitedAccount(tx, resetId, clock.now());
    const reset = await findResetOfAccount(tx, resetId);
    if (!reset) return deletePasswordReset(tx, resetId);
    const { emailAddress, language, signInFrom } = reset;
    if (signInFrom > clock.now()) {
      const key = `email-given:${resetId}`;
      const data = { signInFrom };
      await queueMail(tx, { to: emailAddress, language, letter: 'email-given', key, data });
      return deletePasswordReset(tx, resetId);
    }
    const token = newToken();
    const query = new URLSearchParams({ linkki: '1', ...(goesOnTo && { retUrl: goesOnTo }) });
    const expiresAt = clock.now() + RESET_LINK_SECONDS * 1000;
    await updateResetToken(tx, { resetId, emailAddress, tokenHash: hashOf(token), expiresAt });
    await queueMail(tx, {
      to: emailAddress,
      language,
      letter: 'password-reset',
      key: `password-reset:${resetId}`,
      data: {
        // In the fragment, so that the token is in no log and no Referer.
        link: `${publicUrl}${pathTo('Reset_Password', language)}?${query}#${token}`,
        minutes: RESET_LINK_MINUTES,
      },
    });
  });
}
