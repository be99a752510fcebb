import { isReceived, isUnsettled } from '../../domain/payment/payment-state.ts';
import { findValidUntil } from '../card/card-queries.ts';
import { lockOwnPayment } from '../charge/own-payment-queries.ts';
import { askAboutPayment } from '../checkout/settle/reconcile-payments.ts';
import { inTransaction } from '../db/database.ts';
import type { UserContext } from '../platform/context.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';

type ValidityInput = { assetId: string; paymentId: string };

/**
 * Extends no card itself: only the settlement of a payment does. Asks the provider about an open payment and settles it
 * with the answer.
 */
export async function confirmValidity({ assetId, paymentId }: ValidityInput, context: UserContext) {
  const { pool, user } = context;
  const input = { paymentId, accountId: user.accountId, cardId: assetId };
  const find = () => inTransaction(pool, (tx) => lockOwnPayment(tx, input));
  let payment = await find();
  if (payment?.transactionId && isUnsettled(payment.state)) {
    await askAboutPayment(context, { id: payment.id, transactionId: payment.transactionId });
    payment = await find();
  }
  if (!payment) throw renewalRefusal('paymentNotFound', context);
  if (!isReceived(payment.state)) throw renewalRefusal('paymentNotPaid', context);
  return { success: true, validUntil: await findValidUntil(pool, assetId) };
}
