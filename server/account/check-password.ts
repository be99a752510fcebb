import { WRONG_LOGINS_OF_ASKER, WRONG_PASSWORDS } from '../../domain/account/account-limits.ts';
import type { GuestContext } from '../context.ts';
import { findAccountByAddress } from './account-queries.ts';
import { lockedLogin, tooBusy, tooManyTries, wrongLogin } from './account-refusals.ts';
import { countedBy, takeAttempt } from './attempt-limits.ts';
import { QueueFull } from './bounded-queue.ts';
import { isRightPassword } from './password-hash.ts';

/** The account that the address and the password open. Says and takes the same whether there is one or not. */
export async function checkPassword(
  { emailAddress, password }: { emailAddress: string; password: string },
  context: GuestContext,
): Promise<string> {
  const { pool, language } = context;
  const asker = await takeAttempt(
    context,
    countedBy('wrong-logins', context.address, [WRONG_LOGINS_OF_ASKER]),
    (seconds) => tooManyTries(language, seconds),
  );
  const owner = await takeAttempt(
    context,
    countedBy('wrong-passwords', emailAddress, [WRONG_PASSWORDS]),
    (seconds) => lockedLogin(language, seconds),
  );
  const giveBack = () => Promise.all([asker.giveBack(), owner.giveBack()]);

  const account = await findAccountByAddress(pool, emailAddress);
  const isRight = await isRightPassword(account?.passwordHash ?? null, password).catch(
    async (error: unknown) => {
      await giveBack();
      throw error instanceof QueueFull ? tooBusy(language) : error;
    },
  );
  if (!account || !isRight) throw wrongLogin(language);
  await giveBack();
  return account.id;
}
