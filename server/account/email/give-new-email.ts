import { SIGN_IN_WAIT_HOURS } from '../../../domain/account/sign-in-wait.ts';
import type { Transaction } from '../../db/database.ts';
import { queueMail } from '../../letter/queue-mail.ts';
import { moveLetterStops } from '../../letter/stop/letter-stop-queries.ts';
import type { GuestContext } from '../../platform/context.ts';
import {
  revokeAllAccess,
  updateEmailAddress,
  updateSignInFrom,
  updateUnprovenAddress,
} from '../write/access-queries.ts';
import { deleteEmptyAccount } from '../write/open-account-queries.ts';
import { deleteEmailChange, isAddressTaken } from './change-email-queries.ts';
import { type EmailOwner, findEmailOwner } from './give-new-email-queries.ts';
import { makeStopLink, STOP_DAYS } from './stop-email.ts';

const HOUR_MS = 60 * 60 * 1000;

type GivenEmail = { accountId: string; newAddress: string; key: string; now: number };
type Deps = Pick<GuestContext, 'clock' | 'settings'>;

/**
 * Customer service changes the address of somebody who cannot read the old one. Sign-in with it waits, so that the
 * owner of the old address can stop a change obtained by deceit.
 */
export async function giveNewEmail(tx: Transaction, given: GivenEmail, deps: Deps): Promise<void> {
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

/** An address still in its waiting period cannot stop a change: it may itself come from deceit. */
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

/** False: another account has the old address by now. */
export async function restoreEmail(
  tx: Transaction,
  { accountId, oldAddress, key, now }: Omit<GivenEmail, 'newAddress'> & { oldAddress: string },
): Promise<boolean> {
  const { emailAddress, language } = await requireOwner(tx, accountId, now);
  await deleteEmptyAccount(tx, oldAddress);
  if (await isAddressTaken(tx, oldAddress, accountId)) return false;
  await revokeAllAccess(tx, accountId);
  await deleteEmailChange(tx, accountId);
  await updateEmailAddress(tx, { accountId, newAddress: oldAddress, now });
  await updateSignInFrom(tx, accountId, null);
  // Without a stop link: this address may belong to the one who deceived customer service.
  const letter = 'email-removed';
  await queueMail(tx, { to: emailAddress, language, letter, key: `${letter}:${key}`, data: {} });
  return true;
}

async function requireOwner(tx: Transaction, accountId: string, now: number): Promise<EmailOwner> {
  const owner = await findEmailOwner(tx, accountId, now);
  if (!owner) throw new Error('the person is gone');
  return owner;
}
