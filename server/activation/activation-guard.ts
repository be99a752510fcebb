import {
  WRONG_CODES_IN_A_FLOOD,
  WRONG_CODES_OF_ASKER,
  WRONG_CODES_OVERALL,
} from '../../domain/account/account-limits.ts';
import { tooManyTries } from '../account/account-refusals.ts';
import { type Attempt, countedBy, takeAttempt } from '../account/attempt-limits.ts';
import type { GuestContext } from '../context.ts';
import { giveBackToken, takeToken } from '../platform/rate-limit.ts';

const OVERALL = { scope: 'wrong-codes-overall', key: 'all', ...WRONG_CODES_OVERALL };

/** Counts a try before it is made. Who guesses runs out; who is right has lost nothing. */
export async function takeCodeAttempt(context: GuestContext): Promise<Attempt> {
  const { pool, clock, address, language, log } = context;
  const refuse = (seconds: number) => {
    log.warn({ event: 'activation-refused' }, 'too many wrong activation codes');
    return tooManyTries(language, seconds);
  };
  const asker = await takeAttempt(
    context,
    countedBy('wrong-codes', address, [WRONG_CODES_OF_ASKER]),
    refuse,
  );
  const { allowed } = await takeToken(pool, { ...OVERALL, now: clock.now() });
  if (allowed) {
    return {
      giveBack: async () =>
        void (await Promise.all([asker.giveBack(), giveBackToken(pool, OVERALL)])),
    };
  }
  // Many places guess at once. Nobody is shut out for it: each has a few tries of their own.
  const strict = await takeAttempt(
    context,
    countedBy('wrong-codes-flood', address, [WRONG_CODES_IN_A_FLOOD]),
    refuse,
  );
  return { giveBack: async () => void (await Promise.all([asker.giveBack(), strict.giveBack()])) };
}
