import { timingSafeEqual } from 'node:crypto';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { updatePassword, upsertConfirmedAccount } from '../account/account-queries.ts';
import { insertNewsletterConsent } from '../account/own-details-queries.ts';
import { hashOf } from '../account/secret-token.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { hasPassword, lockAccount } from '../order/purchase-queries.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { readGrant } from './activation-grant.ts';
import { findCardOfAccount, lockClaimedCard, updateRedemption } from './activation-queries.ts';
import { queueConfirmation } from './confirmation-letter.ts';
import {
  bindCard,
  type Confirmation,
  deleteConfirmation,
  deleteWaitingPlasticOrder,
  isUnused,
} from './confirmation-queries.ts';
import { moveTime } from './move-time.ts';

type Outcome = 'bound' | 'merged' | 'kept';

/** The mail reached its owner: now the card joins the account, and not before. */
export async function confirmRegistration(
  token: string,
  context: GuestContext,
): Promise<{ outcome: Outcome; isSignedIn: boolean }> {
  const { pool, clock, language, session } = context;
  const mark = (await readGrant(context))?.mark ?? null;
  const done = await inTransaction(pool, async (tx) => {
    const now = clock.now();
    const confirmation = await deleteConfirmation(tx, hashOf(token), now);
    if (!confirmation) {
      throw new Refusal('CONFIRMATION_SPENT', refusalText('confirmationSpent', language));
    }
    const accountId = await upsertConfirmedAccount(tx, { ...confirmation, now });
    await lockAccount(tx, accountId);
    // Whoever reads the mail owns the address, but only the browser of the form knows the password chosen in it.
    const isSameBrowser = mark !== null && timingSafeEqual(hashOf(mark), confirmation.browserHash);
    if (isSameBrowser && !(await hasPassword(tx, accountId))) {
      const { passwordHash } = confirmation;
      await updatePassword(tx, { accountId, passwordHash, keptSessionId: null, now });
    }
    if (confirmation.subscribedNewsletter) await insertNewsletterConsent(tx, { accountId, now });
    const outcome = await joinAccount(tx, { ...confirmation, accountId, now }, context);
    return { outcome, accountId, isSameBrowser };
  });
  if (done.isSameBrowser) await session.start(done.accountId);
  return { outcome: done.outcome, isSignedIn: session.found?.accountId === done.accountId };
}

type Joining = Pick<Confirmation, 'cardId' | 'emailAddress'> & { accountId: string; now: number };

/** Who holds a card already gets the year on it, unless the new one has been used: then it stays as it is. */
async function joinAccount(
  tx: Transaction,
  { cardId, accountId, emailAddress, now }: Joining,
  { settings }: GuestContext,
): Promise<Outcome> {
  await lockClaimedCard(tx, cardId);
  const held = await findCardOfAccount(tx, accountId);
  if (!held) {
    const bound = await bindCard(tx, { cardId, accountId });
    await updateRedemption(tx, { cardId, accountId, mergedIntoCardId: null });
    // Now the address is known to be the holder's: the promised number may go there.
    const letter = { to: emailAddress, cardId, key: `confirmed:${cardId}`, token: null };
    if (bound) await queueConfirmation(tx, { ...bound, ...letter }, { settings });
    return 'bound';
  }
  if (!(await isUnused(tx, cardId))) return 'kept';
  await updateRedemption(tx, { cardId, accountId, mergedIntoCardId: held.cardId });
  await deleteWaitingPlasticOrder(tx, cardId);
  await moveTime(tx, { fromCardId: cardId, toCardId: held.cardId, today: helsinkiDay(now) });
  return 'merged';
}
