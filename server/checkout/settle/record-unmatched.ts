import type { Decision } from '../../../domain/payment/settlement.ts';
import type { Transaction } from '../../db/database.ts';
import type { Order } from '../../order/order-queries.ts';
import { findPaymentByReference, type Payment } from '../../payment/payment-queries.ts';
import { insertUnmatched } from '../../payment/unmatched-queries.ts';
import type { ChannelNotification, Verdict } from '../../payment/verified-notification.ts';
import type { Deps } from '../../platform/context.ts';
import { findOrdersOfPayment } from '../record/snapshot-queries.ts';
import { notifyUnmatched } from './notify-payer.ts';

type UnmatchedMoney = {
  /** Null: unknown stamp. */
  decision: Decision | null;
  payment: Payment | null;
  orders: Order[];
  notification: ChannelNotification;
};

/** Records genuine money that matches no payment for the office, and notifies a known payer. */
export async function recordUnmatched(
  tx: Transaction,
  { decision, notification, ...known }: UnmatchedMoney,
  { clock }: Deps,
): Promise<Verdict> {
  const { verified, channel } = notification;
  if (verified.status !== 'ok') return known.payment ? 'mismatch' : 'unknown';
  const payment = known.payment ?? (await findIntendedPayment(tx, verified.reference));
  const { stamp, transactionId, reference, amount } = verified;
  const id = await insertUnmatched(tx, {
    channel,
    stamp,
    transactionId,
    reference,
    amount,
    reason: decision?.do === 'keepUnmatched' ? decision.reason : 'unknownPayment',
    paymentId: payment?.id ?? null,
    now: clock.now(),
  });
  if (!id) return 'nothing';
  if (payment) {
    const orders = known.payment ? known.orders : await findOrdersOfPayment(tx, payment.id);
    await notifyUnmatched(tx, { id, payment, orders, amount: amount ?? payment.amount });
  }
  return 'unmatched';
}

/** A repeated hand-over has a new stamp; the signed reference is the same. */
async function findIntendedPayment(
  tx: Transaction,
  reference: string | null,
): Promise<Payment | null> {
  return reference === null ? null : findPaymentByReference(tx, reference);
}
