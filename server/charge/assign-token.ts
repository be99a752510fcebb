import { inTransaction } from '../db/database.ts';
import { findActiveToken } from '../instalment/active-token.ts';
import { upsertTokenCharge } from '../instalment/token-queries.ts';
import type { UserContext } from '../platform/context.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';
import { lockOwnPayment } from './own-payment-queries.ts';

type TokenAssignment = { assetId: string; paymentId: string };

/** Chooses the holder's saved payment card for a payment; charges nothing yet. */
export async function assignToken({ assetId, paymentId }: TokenAssignment, context: UserContext) {
  const { pool, user, clock } = context;
  const { accountId } = user;
  return inTransaction(pool, async (tx) => {
    const payment = await lockOwnPayment(tx, { paymentId, accountId, cardId: assetId });
    if (!payment) throw renewalRefusal('paymentNotFound', context);
    // Already charged: the payment keeps its card.
    if (payment.state !== 'created') return { success: payment.tokenId !== null };
    const token = await findActiveToken(tx, { accountId, now: clock.now() });
    if (!token) throw renewalRefusal('noSavedCard', context);
    await upsertTokenCharge(tx, { paymentId, tokenId: token.id, initiative: 'cit' });
    return { success: true };
  });
}
