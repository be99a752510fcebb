import { randomInt, randomUUID } from 'node:crypto';
import {
  CODES_PER_ADDRESS,
  CODES_PER_CLIENT,
  MAILS_PER_CLIENT,
} from '../../domain/account/account-limits.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { CODE_SECONDS, formatLoginCode, RESEND_SECONDS } from '../../domain/account/login-code.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { findLanguageOfAddress } from './account-queries.ts';
import { tooManyTries } from './account-refusals.ts';
import { attemptLimits, consumeAttempt } from './attempt-limits.ts';
import { deleteLoginCode, findLoginCode, insertLoginCode } from './login-code-queries.ts';
import { codeHashOf, hashOf, newToken } from './secret-token.ts';

// Longer than a code lives, so that an old code is told from a browser that keeps no cookies.
const REQUEST_COOKIE_SECONDS = 60 * 60;

/** Mails a code, the same way to an address we know and to one we do not. Tells when the next may be asked. */
export async function sendLoginCode(typed: string, context: GuestContext): Promise<number> {
  const { pool, clock, language, session, settings } = context;
  const emailAddress = accountAddress(typed);
  const waiting = await findCodeSent(context);
  if (waiting?.emailAddress === emailAddress && waiting.resendInSeconds > 0) {
    return waiting.resendInSeconds;
  }
  await consumeAttempt(context, codeLimits(emailAddress, context.address), (seconds) =>
    tooManyTries(language, seconds),
  );

  const now = clock.now();
  const request = newToken();
  const code = formatLoginCode(randomInt(1_000_000));
  const earlier = session.cookies.read('login');
  await inTransaction(pool, async (tx) => {
    if (earlier) await deleteLoginCode(tx, hashOf(earlier));
    await insertLoginCode(tx, {
      requestHash: hashOf(request),
      emailAddress,
      codeHash: codeHashOf(code, request, settings.secretKey),
      createdAt: now,
      expiresAt: now + CODE_SECONDS * 1000,
    });
    await queueMail(tx, {
      to: emailAddress,
      language: await findLanguageOfAddress(tx, emailAddress, language),
      letter: 'login-code',
      key: `login-code:${randomUUID()}`,
      data: { code, minutes: CODE_SECONDS / 60 },
    });
  });
  session.cookies.write('login', request, REQUEST_COOKIE_SECONDS);
  return RESEND_SECONDS;
}

/** The code that this browser has asked for and may still use. */
export async function findCodeSent({ pool, clock, session }: GuestContext) {
  const request = session.cookies.read('login');
  const sent = request && (await findLoginCode(pool, hashOf(request), clock.now()));
  if (!sent) return null;
  const resendAt = sent.createdAt + RESEND_SECONDS * 1000;
  return {
    emailAddress: sent.emailAddress,
    resendInSeconds: Math.max(0, Math.ceil((resendAt - clock.now()) / 1000)),
  };
}

export function codeLimits(emailAddress: string, asker: string) {
  return [
    ...attemptLimits('mails-of-asker', asker, [MAILS_PER_CLIENT]),
    ...attemptLimits('codes-of-asker', `${emailAddress} ${asker}`, CODES_PER_CLIENT),
    ...attemptLimits('codes-of-address', emailAddress, CODES_PER_ADDRESS),
  ];
}
