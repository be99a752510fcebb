import {
  MAILS_PER_CLIENT,
  RESETS_PER_ADDRESS,
  RESETS_PER_CLIENT,
} from '../../domain/account/account-limits.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { enqueue } from '../db/enqueue-job.ts';
import { updatePassword } from './account-queries.ts';
import { expiredLink, tooBusy, tooManyTries } from './account-refusals.ts';
import { attemptLimits, consumeAttempt } from './attempt-limits.ts';
import { QueueFull } from './bounded-queue.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetByToken, hasOpenReset, insertPasswordReset } from './password-reset-queries.ts';
import { hashOf } from './secret-token.ts';
import { RESET_LINK_SECONDS, SEND_RESET_LINK } from './send-reset-link.ts';

/** Writes the wish down; whether there is an account is looked up by a job, where nobody can time it. */
export async function requestPasswordReset(typed: string, context: GuestContext): Promise<void> {
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
    await enqueue(tx, SEND_RESET_LINK, { resetId });
  });
}

/** Spends the link, sets the password and ends every session that was open with the old one. */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  { pool, clock, language }: GuestContext,
): Promise<string> {
  // Before the costly hash: a made-up link must not get into its queue.
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
    return accountId;
  });
}
