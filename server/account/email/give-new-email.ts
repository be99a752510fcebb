import { SIGN_IN_WAIT_HOURS } from '../../../domain/account/sign-in-wait.ts';
import type { Transaction } from '../../db/database.ts';
import { moveLetterStops } from '../../letter/letter-stop-queries.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import type { GuestContext } from '../../platform/context.ts';
import {
  deleteEmailChange,
  isAddressTaken,
  revokeAllAccess,
  updateEmailAddress,
} from './change-email-queries.ts';
import {
  clearSignInFrom,
  type EmailOwner,
  findEmailOwner,
  updateUnprovenAddress,
} from './give-new-email-queries.ts';
import { makeStopLink, STOP_DAYS } from './stop-email.ts';
import { deleteEmptyAccount } from './stop-email-queries.ts';

const HOUR_MS = 60 * 60 * 1000;

type Given = { accountId: string; newAddress: string; key: string; now: number };
type Deps = Pick<GuestContext, 'clock' | 'settings'>;

/**
 * Customer service changes the address of somebody who cannot read the old one. Whoever talked them into it gets in
 * only after the old address has had its time to stop it.
 */
export async function giveNewEmail(tx: Transaction, given: Given, deps: Deps): Promise<void> {
  const { accountId, newAddress, key, now } = given;
  const old = await requireOwner(tx, accountId, now);
  const signInFrom = now + SIGN_IN_WAIT_HOURS * HOUR_MS;
  await revokeAllAccess(tx, accountId);
  await deleteEmailChange(tx, accountId);
  await updateUnprovenAddress(tx, { accountId, newAddress, signInFrom });
  await moveLetterStops(tx, { from: old.emailAddress, to: newAddress });
  await queueMail(tx, {
    to: old.emailAddress,
    language: old.language,
    letter: 'email-replaced',
    key: `email-replaced:${key}`,
    data: { signInFrom, ...(await wayToStop(tx, { accountId, old }, deps)) },
  });
  await queueMail(tx, {
    to: newAddress,
    language: old.language,
    letter: 'email-given',
    key: `email-given:${key}`,
    data: { signInFrom },
  });
}

/** An address that nobody could sign in with yet stops nothing: it may be the one that somebody was talked into. */
async function wayToStop(
  tx: Transaction,
  { accountId, old }: { accountId: string; old: EmailOwner },
  deps: Deps,
) {
  if (old.isWaiting) return {};
  const { emailAddress: oldAddress, language } = old;
  return {
    link: await makeStopLink(tx, { accountId, oldAddress, language }, deps),
    days: STOP_DAYS,
  };
}

/** False: somebody else has the old address now. */
export async function restoreEmail(
  tx: Transaction,
  { accountId, oldAddress, key, now }: Omit<Given, 'newAddress'> & { oldAddress: string },
): Promise<boolean> {
  const { emailAddress, language } = await requireOwner(tx, accountId, now);
  await deleteEmptyAccount(tx, oldAddress);
  if (await isAddressTaken(tx, oldAddress, accountId)) return false;
  await revokeAllAccess(tx, accountId);
  await deleteEmailChange(tx, accountId);
  await updateEmailAddress(tx, { accountId, newAddress: oldAddress, now });
  await clearSignInFrom(tx, accountId);
  // No way to stop it: it may be the address of whoever lied to us.
  const letter = 'email-removed';
  await queueMail(tx, { to: emailAddress, language, letter, key: `${letter}:${key}`, data: {} });
  return true;
}

async function requireOwner(tx: Transaction, accountId: string, now: number): Promise<EmailOwner> {
  const owner = await findEmailOwner(tx, accountId, now);
  if (!owner) throw new Error('the person is gone');
  return owner;
}
