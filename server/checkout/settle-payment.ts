import { helsinkiDay } from '../../domain/base/local-date.ts';
import { nextCheckAt } from '../../domain/payment/check-plan.ts';
import { channelOf } from '../../domain/payment/culture-voucher.ts';
import { isReceived, type PaymentState } from '../../domain/payment/payment-state.ts';
import { decideSettlement, type VerifiedSignal } from '../../domain/payment/settlement.ts';
import type { Deps } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import {
  insertRefundNeed,
  insertSettlement,
  lockPaymentByStamp,
  type Payment,
  updateState,
  updateTold,
} from '../payment/payment-queries.ts';
import type { SavedCard } from '../payment/paytrail-token.ts';
import { raiseFunnelCount } from '../tracking/tracking-queries.ts';
import { saveToken } from './contract-queries.ts';
import { hasCard, lockOrdersOfPayment, type Order } from './order-queries.ts';
import { methodOf } from './purchase-receipt.ts';
import { takeEffect } from './take-effect.ts';

/** A verified signal and what came along with it. */
export type Told = {
  signal: VerifiedSignal;
  providerId: string | null;
  cardToken: string | null;
  card: SavedCard | null;
};
export type Verdict = 'settled' | 'refundFlagged' | 'moved' | 'nothing' | 'mismatch' | 'unknown';
export type Settled = { verdict: Verdict; payment: Payment | null };

/**
 * The one way for redirect, callback and reconciler. The payment and what it pays for are locked, the state
 * decides, and everything that follows is in the same transaction: once, or not at all.
 */
export async function settlePayment(deps: Deps, told: Told): Promise<Settled> {
  const settled = await inTransaction(deps.pool, async (tx): Promise<Settled> => {
    const found = await lockPaymentByStamp(tx, told.signal.stamp);
    if (!found) return { verdict: 'unknown', payment: null };
    const orders = await lockOrdersOfPayment(tx, found.id);
    const decision = decideSettlement(
      { ...found, paidByAnother: await paidByAnother(tx, found, orders) },
      told.signal,
    );
    if (decision.do === 'reject') return { verdict: 'mismatch', payment: found };

    const { transactionId } = told.signal;
    await updateTold(tx, { id: found.id, transactionId, providerId: told.providerId });
    const payment = {
      ...found,
      transactionId: found.transactionId ?? transactionId,
      providerId: told.providerId ?? found.providerId,
    };
    const after = await carryOut(tx, { decision, payment, orders }, deps);
    if (told.cardToken) await keepToken(tx, payment, told, deps);
    return after;
  });
  const { verdict, payment } = settled;
  const level = verdict === 'mismatch' || verdict === 'unknown' ? 'warn' : 'info';
  deps.log[level]({ paymentId: payment?.id, verdict, state: payment?.state }, 'payment signal');
  return settled;
}

type Step = { decision: ReturnType<typeof decideSettlement>; payment: Payment; orders: Order[] };

async function carryOut(tx: Transaction, step: Step, deps: Deps): Promise<Settled> {
  const { decision, payment, orders } = step;
  switch (decision.do) {
    case 'settle':
      await moveTo(tx, payment, 'paid', deps);
      await insertSettlement(tx, { paymentId: payment.id, now: deps.clock.now() });
      await takeEffect(tx, payment, orders, deps);
      // Last, because all settlements of the day raise the same count.
      await raiseFunnelCount(
        tx,
        { step: 'purchaseSettled', billing: payment.billing },
        helsinkiDay(deps.clock.now()),
      );
      return { verdict: 'settled', payment: { ...payment, state: 'paid' } };
    case 'flagRefund':
      await flagRefund(tx, payment, orders, deps);
      return { verdict: 'refundFlagged', payment: { ...payment, state: 'refundNeeded' } };
    case 'move':
      await moveTo(tx, payment, decision.to, deps);
      if (decision.to === 'pending') await tellPending(tx, payment, orders);
      return { verdict: 'moved', payment: { ...payment, state: decision.to } };
    case 'nothing':
    case 'reject':
      return { verdict: 'nothing', payment };
  }
}

/** The same order paid by another payment, or a card that its buyer got in the meantime by another order. */
async function paidByAnother(tx: Transaction, payment: Payment, orders: Order[]) {
  if (isReceived(payment.state)) return false;
  if (orders.some((order) => order.isFulfilled)) return true;
  const own = orders.find((order) => order.kind === 'standard');
  return own?.buyerAccountId ? hasCard(tx, own.buyerAccountId) : false;
}

async function flagRefund(tx: Transaction, payment: Payment, orders: Order[], deps: Deps) {
  const { id: paymentId, amount, reference } = payment;
  await moveTo(tx, payment, 'refundNeeded', deps);
  await insertRefundNeed(tx, { paymentId, reason: 'paidTwice', amount, now: deps.clock.now() });
  const [order] = orders;
  if (!order) return;
  await queueMail(tx, {
    to: order.details.buyer.emailAddress,
    language: order.language,
    letter: 'duplicate-payment',
    key: `duplicate:${paymentId}`,
    data: { orderNumber: reference, amount, method: methodOf(payment) },
  });
}

async function tellPending(tx: Transaction, { id, reference, amount }: Payment, orders: Order[]) {
  const [order] = orders;
  if (!order) return;
  await queueMail(tx, {
    to: order.details.buyer.emailAddress,
    language: order.language,
    letter: 'payment-pending',
    key: `pending:${id}`,
    data: { orderNumber: reference, amount },
  });
}

async function moveTo(
  tx: Transaction,
  { id, providerType, transactionId }: Payment,
  to: PaymentState,
  { clock }: Deps,
) {
  const now = clock.now();
  // Also a failed or cancelled one is looked at again: a bank's word may come late.
  const isKnownThere = channelOf(providerType) === 'paytrail' && transactionId !== null;
  const canBeAsked = !isReceived(to) && isKnownThere;
  const checkAt = canBeAsked ? nextCheckAt({ createdAt: now, checks: 0, now }) : null;
  await updateState(tx, { id, to, now, checkAt });
}

async function keepToken(tx: Transaction, payment: Payment, told: Told, deps: Deps) {
  if (!told.cardToken) return;
  await saveToken(tx, {
    paymentId: payment.id,
    token: told.cardToken,
    card: told.card,
    secretKey: deps.settings.secretKey,
    now: deps.clock.now(),
  });
}
