import { WRONG_LOGINS_OF_ASKER, WRONG_PASSWORDS } from '../../domain/account/account-limits.ts';
import type { GuestContext } from '../context.ts';
import { findAccountByAddress } from './account-queries.ts';
import { lockedLogin, tooBusy, tooManyTries, wrongLogin } from './account-refusals.ts';
import { countedBy, takeAttempt } from './attempt-limits.ts';
import { makeBoundedQueue, QueueFull } from './bounded-queue.ts';
import { HASHES_AT_ONCE, isRightPassword } from './password-hash.ts';

/** One more than can be hashed: it asks the database while another is hashed. */
export const LOGINS_AT_ONCE = HASHES_AT_ONCE + 1;
/** Some five seconds of hashing. Who waits here holds no connection, so pages need not wait behind a flood. */
export const LOGINS_WAITING = 100;

const inLine = makeBoundedQueue({ atOnce: LOGINS_AT_ONCE, waiting: LOGINS_WAITING });

type Given = { emailAddress: string; password: string };

/** The account that the address and the password open. Says and takes the same whether there is one or not. */
export function checkPassword(given: Given, context: GuestContext): Promise<string> {
  return inLine(() => checkInTurn(given, context)).catch((error: unknown) => {
    throw error instanceof QueueFull ? tooBusy(context.language) : error;
  });
}

async function checkInTurn({ emailAddress, password }: Given, context: GuestContext) {
  const { pool, language } = context;
  const asker = await takeAttempt(
    context,
    countedBy('wrong-logins', context.address, [WRONG_LOGINS_OF_ASKER]),
    (seconds) => tooManyTries(language, seconds),
  );
  const owner = await takeAttempt(
    context,
    countedBy('wrong-passwords', emailAddress, [WRONG_PASSWORDS]),
    (seconds) => {
      context.log.warn({ event: 'login-locked', method: 'password' }, 'too many wrong passwords');
      return lockedLogin(language, seconds);
    },
  );
  const giveBack = () => Promise.all([asker.giveBack(), owner.giveBack()]);

  const account = await findAccountByAddress(pool, emailAddress);
  const isRight = await isRightPassword(account?.passwordHash ?? null, password).catch(
    async (error: unknown) => {
      await giveBack();
      throw error;
    },
  );
  if (!account || !isRight) {
    context.log.warn({ event: 'login-refused', method: 'password' }, 'wrong password');
    throw wrongLogin(language);
  }
  await giveBack();
  return account.id;
}
