import { hashOf, newToken } from '../../account/secret-token.ts';
import { inTransaction } from '../../db/database.ts';
import type { GuestContext } from '../../platform/context.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { readGrant } from '../activation-grant.ts';
import { updateConfirmation } from '../claim/waiting-queries.ts';
import { LINK_SECONDS, queueConfirmation } from './confirmation-letter.ts';

const RESENDS = { limit: 3, windowSeconds: 24 * 60 * 60 };

/**
 * Resends the letter with a new link, optionally to a corrected address. Only for the browser that registered the card;
 * the answer is always the same and reveals nothing about any account.
 */
export async function resendConfirmation(
  context: GuestContext,
  emailAddress: string | null = null,
): Promise<{ isSent: true }> {
  const { pool, clock, language } = context;
  const grant = await readGrant(context);
  const now = clock.now();
  if (!grant?.mark) return { isSent: true };
  const { cardId, mark } = grant;
  const limit = { scope: 'confirmation-resend', key: cardId, ...RESENDS, now };
  const { allowed, retryAfterSeconds } = await consumeRateLimit(pool, limit);
  if (!allowed) {
    const text = refusalText('confirmationResentOften', language);
    throw new Refusal('TOO_MANY_REQUESTS', text, 429, retryAfterSeconds);
  }
  await inTransaction(pool, async (tx) => {
    const token = newToken();
    const tokenHash = hashOf(token);
    const waiting = await updateConfirmation(tx, {
      cardId,
      browserHash: hashOf(mark),
      tokenHash,
      emailAddress,
      expiresAt: now + LINK_SECONDS * 1000,
    });
    if (!waiting) return;
    const { emailAddress: to, language: siteLanguage, firstName, plasticCard } = waiting;
    const key = `registered:${cardId}:${tokenHash.toString('hex').slice(0, 16)}`;
    const letter = {
      to,
      language: siteLanguage,
      key,
      cardId,
      firstName,
      plasticCard,
      token,
      customerNumber: null,
    };
    await queueConfirmation(tx, letter, context);
  });
  return { isSent: true };
}
