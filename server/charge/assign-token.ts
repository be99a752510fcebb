import { inTransaction } from '../db/database.ts';
import { findActiveToken } from '../instalment/active-token.ts';
import { upsertTokenCharge } from '../instalment/token-queries.ts';
import type { UserContext } from '../platform/context.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';
import { lockOwnPayment } from './own-payment-queries.ts';

type TokenAssignment = { assetId: string; paymentId: string };

/** The saved payment card of the holder is chosen for a payment; nothing is charged yet. */
export async function assignToken({ assetId, paymentId }: TokenAssignment, context: UserContext) {
  const { pool, user, clock } = context;
  const { accountId } = user;
  return inTransaction(pool, async (tx) => {
    const payment = await lockOwnPayment(tx, { paymentId, accountId, cardId: assetId });
    if (!payment) throw renewalRefusal('paymentNotFound', context);
    // Charged already: the card it was charged to stays.
    if (payment.state !== 'created') return { success: payment.tokenId !== null };
    const token = await findActiveToken(tx, { accountId, now: clock.now() });
    if (!token) throw renewalRefusal('noSavedCard', context);
    await upsertTokenCharge(tx, { paymentId, tokenId: token.id, initiative: 'cit' });
    return { success: true };
  });
}
