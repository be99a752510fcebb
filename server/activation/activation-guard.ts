import {
  WRONG_CODES_OVERALL,
  WRONG_CODES_PER_CLIENT,
  WRONG_CODES_UNDER_ATTACK,
} from '../../domain/account/account-limits.ts';
import { tooManyTries } from '../account/account-refusals.ts';
import { type Attempt, attemptLimits, consumeAttempt } from '../account/attempt-limits.ts';
import type { GuestContext } from '../platform/context.ts';
import { consumeRateLimit, releaseRateLimit } from '../platform/limits/rate-limit.ts';

const OVERALL = { scope: 'wrong-codes-overall', key: 'all', ...WRONG_CODES_OVERALL };

/** Counts an attempt before it is made; a right code releases it. */
export async function consumeCodeAttempt(context: GuestContext): Promise<Attempt> {
  const { pool, clock, address, language, log } = context;
  const refuse = (seconds: number) => {
    log.warn({ event: 'activation-refused' }, 'too many wrong activation codes');
    return tooManyTries(language, seconds);
  };
  const asker = await consumeAttempt(
    context,
    attemptLimits('wrong-codes', address, [WRONG_CODES_PER_CLIENT]),
    refuse,
  );
  const { allowed } = await consumeRateLimit(pool, { ...OVERALL, now: clock.now() });
  if (allowed) {
    return {
      release: async () =>
        void (await Promise.all([asker.release(), releaseRateLimit(pool, OVERALL)])),
    };
  }
  // Guessing from many addresses: nobody is locked out, but each address gets only a few attempts.
  const strict = await consumeAttempt(
    context,
    attemptLimits('wrong-codes-flood', address, [WRONG_CODES_UNDER_ATTACK]),
    refuse,
  );
  return { release: async () => void (await Promise.all([asker.release(), strict.release()])) };
}
