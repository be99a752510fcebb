import { timingSafeEqual } from 'node:crypto';
import { updatePassword, upsertConfirmedAccount } from '../account/account-queries.ts';
import { insertNewsletterConsent } from '../account/own-details-queries.ts';
import { hashOf } from '../account/secret-token.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { insertAcceptance } from '../document/acceptance-queries.ts';
import { hasPassword, lockAccount } from '../order/purchase-queries.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { readGrant } from './activation-grant.ts';
import { deleteConfirmation } from './confirmation-queries.ts';
import { type JoinOutcome, joinAccount } from './join-account.ts';

/** The mail reached its owner: now the card joins the account, and not before. */
export async function confirmRegistration(
  token: string,
  context: GuestContext,
): Promise<{ outcome: JoinOutcome; isSignedIn: boolean }> {
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
    const { accepted } = confirmation;
    if (accepted) {
      const { version, at } = accepted;
      await insertAcceptance(tx, { accountId, document: 'terms', version, now: at });
    }
    if (confirmation.subscribedNewsletter) await insertNewsletterConsent(tx, { accountId, now });
    const outcome = await joinAccount(tx, { ...confirmation, accountId, now }, context);
    return { outcome, accountId, isSameBrowser };
  });
  if (done.isSameBrowser) await session.start(done.accountId);
  return { outcome: done.outcome, isSignedIn: session.found?.accountId === done.accountId };
}
