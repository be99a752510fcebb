import { isReceived } from '../../domain/payment/payment-state.ts';
import { lockOrdersOfPayment } from '../checkout/record/snapshot-queries.ts';
import { isConfirmedElsewhere } from '../checkout/start/charge-queries.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { opensToken } from '../instalment/opens-token.ts';
import { updateSent } from '../instalment/token-queries.ts';
import { updateState } from '../payment/payment-state-queries.ts';
import type { UserContext } from '../platform/context.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';
import { lockOwnPayment, type OwnPayment } from './own-payment-queries.ts';
import { sendCharge } from './send-charge.ts';

export type ChargeAnswer = {
  success: boolean;
  redirectUrl: string | null;
  isPending: boolean;
};

/** Charges the assigned card once; a repeated call returns the outcome. */
export async function chargeSavedCard(
  paymentId: string,
  context: UserContext,
): Promise<ChargeAnswer> {
  const { pool } = context;
  const claimed = await inTransaction(pool, (tx) => claim(tx, paymentId, context));
  if (claimed.isOurs) {
    const { id, stamp, reference, amount, tokenId } = claimed;
    const end = await sendCharge(context, {
      id,
      stamp,
      reference,
      amount,
      tokenId,
      initiative: 'cit',
    });
    if (end === 'notSent') throw renewalRefusal('paymentNotStarted', context);
  }
  return chargeStanding(paymentId, context);
}

/** Reads the payment again: the callback may have been faster than the answer. */
export async function chargeStanding(
  paymentId: string,
  context: UserContext,
): Promise<ChargeAnswer> {
  return standing(await inTransaction(context.pool, (tx) => find(tx, paymentId, context)));
}

type Claimed = { isOurs: false } | ({ isOurs: true } & OwnPayment & { tokenId: string });

/** From here on the money may have been taken, so this is committed before the provider is called. */
async function claim(tx: Transaction, paymentId: string, context: UserContext): Promise<Claimed> {
  const payment = await find(tx, paymentId, context);
  if (payment.state !== 'created') return { isOurs: false };
  const { tokenId } = payment;
  if (!tokenId) throw renewalRefusal('noSavedCard', context);
  const orders = await lockOrdersOfPayment(tx, paymentId);
  if (orders.some((order) => order.isFulfilled)) throw renewalRefusal('paymentDone', context);
  if (payment.isAsked || (await isConfirmedElsewhere(tx, paymentId))) {
    throw renewalRefusal('paymentBeingConfirmed', context);
  }
  if (!(await opensToken(tx, tokenId, context))) throw renewalRefusal('noSavedCard', context);
  const now = context.clock.now();
  await updateState(tx, { id: paymentId, to: 'unknown', now, checkAt: null });
  await updateSent(tx, paymentId);
  return { isOurs: true, ...payment, tokenId };
}

async function find(tx: Transaction, paymentId: string, context: UserContext) {
  const payment = await lockOwnPayment(tx, { paymentId, accountId: context.user.accountId });
  if (!payment) throw renewalRefusal('paymentNotFound', context);
  return payment;
}

function standing({ state, handOver }: OwnPayment): ChargeAnswer {
  const redirectUrl = state === 'open' ? (handOver?.redirectUrl ?? null) : null;
  const isPending = state === 'unknown' || state === 'pending' || state === 'created';
  return { success: isReceived(state), redirectUrl, isPending };
}
