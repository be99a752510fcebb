import { pathTo } from '../../../contract/page/pages.ts';
import type { Language } from '../../../domain/base/language.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { GuestContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { hashOf, newToken } from '../secret-token.ts';
import { revokeAllAccess, updateEmailAddress, updateSignInFrom } from '../write/access-queries.ts';
import { deleteEmptyAccount } from '../write/open-account-queries.ts';
import { deleteEmailChange, isAddressTaken } from './change-email-queries.ts';
import { deleteEmailStops, insertEmailStop, lockEmailStop } from './stop-email-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough for somebody who reads mail once a week. */
export const STOP_DAYS = 7;

type Old = { accountId: string; oldAddress: string; language: Language };

/** The link that cancels or reverts a change, for a letter to the old address. */
export async function makeStopLink(
  tx: Transaction,
  { accountId, oldAddress, language }: Old,
  { clock, settings }: Pick<GuestContext, 'clock' | 'settings'>,
): Promise<string> {
  const token = newToken();
  const expiresAt = clock.now() + STOP_DAYS * DAY_MS;
  await insertEmailStop(tx, { accountId, oldAddress, tokenHash: hashOf(token), expiresAt });
  // In the fragment, so that the token is in no log and no Referer.
  return `${settings.publicUrl}${pathTo('Stop_New_Email', language)}#${token}`;
}

type Stopped = { emailAddress: string; isRestored: boolean };

/** The old address objects: a pending change is cancelled, a finished one reverted, sessions and password end. */
export async function stopEmailChange(token: string, context: GuestContext): Promise<Stopped> {
  const { pool, clock, language, log } = context;
  const now = clock.now();
  return inTransaction(pool, async (tx) => {
    const stop = await lockEmailStop(tx, hashOf(token), now);
    if (!stop) throw new Refusal('LINK_SPENT', refusalText('resetLinkSpent', language));
    const { accountId, oldAddress, isChanged } = stop;
    await revokeAllAccess(tx, accountId);
    await deleteEmailChange(tx, accountId);
    await deleteEmailStops(tx, accountId);
    const isRestored = !isChanged || (await restore(tx, { accountId, oldAddress, now }));
    if (isRestored) await updateSignInFrom(tx, accountId, null);
    log.warn({ event: 'email-change-stopped', accountId, isRestored }, 'e-mail change stopped');
    return { emailAddress: oldAddress, isRestored };
  });
}

/** False when another account that is not empty holds the old address: staff must look at it. */
async function restore(
  tx: Transaction,
  { accountId, oldAddress, now }: { accountId: string; oldAddress: string; now: number },
): Promise<boolean> {
  await deleteEmptyAccount(tx, oldAddress);
  if (await isAddressTaken(tx, oldAddress, accountId)) return false;
  await updateEmailAddress(tx, { accountId, newAddress: oldAddress, now });
  return true;
}
