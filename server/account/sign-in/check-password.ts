import {
  WRONG_LOGINS_PER_CLIENT,
  WRONG_PASSWORDS,
} from '../../../domain/account/account-limits.ts';
import type { GuestContext } from '../../platform/context.ts';
import { makeBoundedQueue, QueueFull } from '../../platform/limits/bounded-queue.ts';
import { findAccountByAddress } from '../account-queries.ts';
import { lockedLogin, tooBusy, tooManyTries, wrongLogin } from '../account-refusals.ts';
import { attemptLimits, consumeAttempt } from '../attempt-limits.ts';
import { knownDevice, loginMark } from '../session/known-device.ts';
import { HASHES_AT_ONCE, verifyPassword } from './password-hash.ts';

/** One more than are hashed at once: it queries the database meanwhile. */
export const LOGINS_AT_ONCE = HASHES_AT_ONCE + 1;
/** About five seconds of hashing. A queued login holds no connection, so a flood does not slow pages down. */
export const LOGINS_WAITING = 100;

const runQueued = makeBoundedQueue({ atOnce: LOGINS_AT_ONCE, waiting: LOGINS_WAITING });

type Credentials = { emailAddress: string; password: string };

/** Account of the address and password. Answer and duration do not reveal whether the account exists. */
export function checkPassword(given: Credentials, context: GuestContext): Promise<string> {
  return runQueued(() => verifyCredentials(given, context)).catch((error: unknown) => {
    throw error instanceof QueueFull ? tooBusy(context.language) : error;
  });
}

async function verifyCredentials({ emailAddress, password }: Credentials, context: GuestContext) {
  const { pool, language } = context;
  const device = knownDevice(emailAddress, context);
  const subject = loginMark(emailAddress, context);
  const asker = await consumeAttempt(
    context,
    device ? [] : attemptLimits('wrong-logins', context.address, [WRONG_LOGINS_PER_CLIENT]),
    (seconds) => tooManyTries(language, seconds),
  );
  const owner = await consumeAttempt(
    context,
    device
      ? attemptLimits('wrong-passwords-device', `${emailAddress} ${device}`, [WRONG_PASSWORDS])
      : attemptLimits('wrong-passwords', emailAddress, [WRONG_PASSWORDS]),
    (seconds) => {
      const event = { event: 'login-locked', method: 'password', subject };
      context.log.warn(event, 'too many wrong passwords');
      return lockedLogin(language, seconds);
    },
  );
  const giveBack = () => Promise.all([asker.release(), owner.release()]);

  const account = await findAccountByAddress(pool, emailAddress);
  const isRight = await verifyPassword(account?.passwordHash ?? null, password).catch(
    async (error: unknown) => {
      await giveBack();
      throw error;
    },
  );
  if (!account || !isRight) {
    context.log.warn({ event: 'login-refused', method: 'password', subject }, 'wrong password');
    throw wrongLogin(language);
  }
  await giveBack();
  return account.id;
}
