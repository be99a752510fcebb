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
  /** Null: the stamp is nobody's. */
  decision: Decision | null;
  payment: Payment | null;
  orders: Order[];
  notification: ChannelNotification;
};

/** Genuine money that fits no payment is written down for the office, and its payer told where we know one. */
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

/** An attempt that was handed over again has another stamp; the reference is the same, and signed. */
async function findIntendedPayment(
  tx: Transaction,
  reference: string | null,
): Promise<Payment | null> {
  return reference === null ? null : findPaymentByReference(tx, reference);
}
