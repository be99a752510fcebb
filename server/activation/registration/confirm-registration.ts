import { lockAccount } from '../../account/account-queries.ts';
import { hashOf } from '../../account/secret-token.ts';
import { upsertConfirmedAccount } from '../../account/write/open-account-queries.ts';
import { inTransaction } from '../../db/database.ts';
import type { GuestContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { bindWaitingCards } from '../claim/bind-waiting-cards.ts';
import type { JoinOutcome } from '../claim/join-account.ts';
import { findOpenLink } from '../claim/waiting-queries.ts';
import { waitsForPayment } from '../claim/waits-for-payment.ts';

/** The mail reached its owner: only now does the card join the account. */
export async function confirmRegistration(
  token: string,
  context: GuestContext,
): Promise<{ outcome: JoinOutcome | 'unpaid'; isSignedIn: boolean }> {
  const { pool, clock, language, session } = context;
  const done = await inTransaction(pool, async (tx) => {
    const now = clock.now();
    const linkHash = hashOf(token);
    const spent = () =>
      new Refusal('CONFIRMATION_SPENT', refusalText('confirmationSpent', language));
    const link = await findOpenLink(tx, linkHash, now);
    if (!link) throw spent();
    const { emailAddress } = link;
    const accountId = await upsertConfirmedAccount(tx, { ...link, now });
    await lockAccount(tx, accountId);
    // The owner of the mailbox may know; the link is not used up and works once the instalment is paid.
    if (await waitsForPayment(tx, accountId, context)) {
      return { outcome: 'unpaid' as const, isSameBrowser: false, accountId };
    }
    const bound = await bindWaitingCards(tx, { accountId, emailAddress, linkHash }, context);
    // A code may have bound the card first, or the address was changed.
    const own = bound.find(({ isOfLink }) => isOfLink);
    if (!own) throw spent();
    return { ...own, accountId };
  });
  if (done.isSameBrowser) await session.start(done.accountId);
  return { outcome: done.outcome, isSignedIn: session.found?.accountId === done.accountId };
}
