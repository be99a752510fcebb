import { CHALLENGES_PER_CLIENT } from '../../../domain/account/account-limits.ts';
import { tooManyTries } from '../../account/account-refusals.ts';
import { attemptLimits, consumeAttempt } from '../../account/attempt-limits.ts';
import { hashOf, newToken } from '../../account/secret-token.ts';
import type { GuestContext, UserContext } from '../../platform/context.ts';
import { type ChallengePurpose, deleteChallenge, insertChallenge } from './challenge-queries.ts';

const CHALLENGE_SECONDS = 5 * 60;

/** Random challenge that the browser's next signature must contain. */
export async function issueChallenge(
  challenge: string,
  { purpose, boundTo }: { purpose: ChallengePurpose; boundTo: Buffer },
  context: GuestContext,
): Promise<void> {
  await consumeAttempt(
    context,
    attemptLimits('passkey-challenges', context.address, [CHALLENGES_PER_CLIENT]),
    (seconds) => tooManyTries(context.language, seconds),
  );
  const expiresAt = context.clock.now() + CHALLENGE_SECONDS * 1000;
  await insertChallenge(context.pool, { challenge, boundTo, purpose, expiresAt });
}

/** Reads and uses up the challenge of a signature; null when this browser has no such challenge. */
export async function consumeChallenge(
  clientDataJson: string,
  { purpose, boundTo }: { purpose: ChallengePurpose; boundTo: Buffer },
  { pool, clock }: GuestContext,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === null) return null;
  const isOurs = await deleteChallenge(pool, { challenge, boundTo, purpose, now: clock.now() });
  return isOurs ? challenge : null;
}

function challengeIn(clientDataJson: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    return typeof challenge === 'string' && /^[\w-]{16,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

export function sessionBinding({ session }: UserContext): Buffer {
  return hashOf(`session:${session.found?.sessionId}`);
}

/** Before sign-in a cookie ties the challenge to its browser. */
export function newBrowserBinding({ session }: GuestContext): Buffer {
  const token = newToken();
  session.cookies.write('passkey', token, CHALLENGE_SECONDS);
  return hashOf(token);
}

export function browserBinding({ session }: GuestContext): Buffer | null {
  const token = session.cookies.read('passkey');
  return token ? hashOf(token) : null;
}
