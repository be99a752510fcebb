import { timingSafeEqual } from 'node:crypto';
import { WRONG_LOGINS_PER_CLIENT } from '../../domain/account/account-limits.ts';
import { parseLoginCode } from '../../domain/account/login-code.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { releaseRateLimit } from '../platform/rate-limit.ts';
import { cookiesBlocked, tooManyTries, wrongCode } from './account-refusals.ts';
import { attemptLimits, consumeAttempt } from './attempt-limits.ts';
import { deleteLoginCode, updateTries } from './login-code-queries.ts';
import { codeHashOf, hashOf } from './secret-token.ts';
import { codeLimits } from './send-login-code.ts';

/** Uses the code up and does `work` with it, once. Refuses one that is wrong, old, used or another's. */
export async function consumeLoginCode<Result>(
  { emailAddress, code }: { emailAddress: string; code: string },
  context: GuestContext,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { pool, clock, language, session, settings } = context;
  const request = session.cookies.read('login');
  if (!request) throw cookiesBlocked(language);
  const digits = parseLoginCode(code);
  // What cannot be a code is a slip of the fingers and costs no try.
  if (!digits) throw wrongCode(language);

  const attempt = await consumeAttempt(
    context,
    attemptLimits('wrong-logins', context.address, [WRONG_LOGINS_PER_CLIENT]),
    (seconds) => tooManyTries(language, seconds),
  );
  const requestHash = hashOf(request);
  const sent = await updateTries(pool, requestHash, clock.now());
  const isRight =
    sent?.emailAddress === emailAddress &&
    timingSafeEqual(sent.codeHash, codeHashOf(digits, request, settings.secretKey));
  if (!isRight) {
    context.log.warn({ event: 'login-refused', method: 'code' }, 'wrong code');
    throw wrongCode(language);
  }

  const result = await inTransaction(pool, async (tx) => {
    if (!(await deleteLoginCode(tx, requestHash))) throw wrongCode(language);
    return work(tx);
  });
  session.cookies.clear('login');
  await attempt.release();
  for (const counted of codeLimits(emailAddress, context.address)) {
    await releaseRateLimit(pool, counted);
  }
  return result;
}
