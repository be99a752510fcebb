import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  CODES_PER_ADDRESS,
  CODES_PER_CLIENT,
  MAILS_PER_CLIENT,
  WRONG_LOGINS_PER_CLIENT,
} from '../../../domain/account/account-limits.ts';
import { accountAddress } from '../../../domain/account/email-address.ts';
import {
  CODE_SECONDS,
  formatLoginCode,
  parseLoginCode,
  RESEND_SECONDS,
} from '../../../domain/account/login-code.ts';
import { everyKey } from '../../base/secret-key.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { GuestContext } from '../../platform/context.ts';
import { releaseRateLimit } from '../../platform/limits/rate-limit.ts';
import { findLanguageOfAddress } from '../account-queries.ts';
import { cookiesBlocked, tooManyTries, wrongCode } from '../account-refusals.ts';
import { attemptLimits, consumeAttempt } from '../attempt-limits.ts';
import { codeHashOf, hashOf, newToken } from '../secret-token.ts';
import { knownDevice, loginMark } from '../session/known-device.ts';
import {
  deleteLoginCode,
  findLoginCode,
  insertLoginCode,
  updateTries,
} from './login-code-queries.ts';

/** Mails a code to known and unknown addresses alike. Returns the seconds until the next may be requested. */
export async function sendLoginCode(typed: string, context: GuestContext): Promise<number> {
  const { pool, clock, language, session, settings } = context;
  const emailAddress = accountAddress(typed);
  const waiting = await findCodeSent(context);
  if (waiting?.emailAddress === emailAddress && waiting.resendInSeconds > 0) {
    return waiting.resendInSeconds;
  }
  await consumeAttempt(context, codeLimits(emailAddress, context), (seconds) =>
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
  // Kept longer than a code is valid, to tell an expired code from a browser that rejects cookies.
  session.cookies.write('login', request);
  return RESEND_SECONDS;
}

/** The code that this browser requested and may still use. */
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

function codeLimits(emailAddress: string, context: GuestContext) {
  const device = knownDevice(emailAddress, context);
  // Requests of strangers for the same address do not use up a known device's allowance.
  if (device)
    return attemptLimits('codes-of-device', `${emailAddress} ${device}`, CODES_PER_CLIENT);
  const asker = context.address;
  return [
    ...attemptLimits('mails-of-asker', asker, [MAILS_PER_CLIENT]),
    ...attemptLimits('codes-of-asker', `${emailAddress} ${asker}`, CODES_PER_CLIENT),
    ...attemptLimits('codes-of-address', emailAddress, CODES_PER_ADDRESS),
  ];
}

/** Consumes the code and runs `work` once. Refuses a code that is wrong, expired, used or from another browser. */
export async function consumeLoginCode<Result>(
  { emailAddress, code }: { emailAddress: string; code: string },
  context: GuestContext,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { pool, clock, language, session, settings } = context;
  const request = session.cookies.read('login');
  if (!request) throw cookiesBlocked(language);
  const digits = parseLoginCode(code);
  // Malformed input is a typing error, not an attempt.
  if (!digits) throw wrongCode(language);

  const isKnown = knownDevice(emailAddress, context) !== null;
  const attempt = await consumeAttempt(
    context,
    // A code allows five attempts and a known device may request few codes, so no further limit is needed.
    isKnown ? [] : attemptLimits('wrong-logins', context.address, [WRONG_LOGINS_PER_CLIENT]),
    (seconds) => tooManyTries(language, seconds),
  );
  const requestHash = hashOf(request);
  const sent = await updateTries(pool, requestHash, clock.now());
  const isRight =
    sent?.emailAddress === emailAddress &&
    everyKey(settings.secretKey).some((key) =>
      timingSafeEqual(sent.codeHash, codeHashOf(digits, request, key)),
    );
  if (!isRight) {
    const subject = loginMark(emailAddress, context);
    context.log.warn({ event: 'login-refused', method: 'code', subject }, 'wrong code');
    throw wrongCode(language);
  }

  const result = await inTransaction(pool, async (tx) => {
    if (!(await deleteLoginCode(tx, requestHash))) throw wrongCode(language);
    return work(tx);
  });
  session.cookies.clear('login');
  await attempt.release();
  for (const counted of codeLimits(emailAddress, context)) {
    await releaseRateLimit(pool, counted);
  }
  return result;
}
