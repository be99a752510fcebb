import type { Decision } from '../../domain/payment/settlement.ts';
import type { Deps } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import type { Order } from '../order/order-queries.ts';
import { findPaymentByReference, type Payment } from './payment-queries.ts';
import { findOrdersOfPayment } from './snapshot-queries.ts';
import { tellUnmatched } from './tell-payer.ts';
import { insertUnmatched } from './unmatched-queries.ts';
import type { ToldBy, Verdict } from './verified-notification.ts';

type Misfit = {
  /** Null: the stamp is nobody's. */
  decision: Decision | null;
  payment: Payment | null;
  orders: Order[];
  told: ToldBy;
};

/** Genuine money that fits no payment is written down for the office, and its payer told where we know one. */
export async function keepUnmatched(
  tx: Transaction,
  { decision, told, ...known }: Misfit,
  { clock }: Deps,
): Promise<Verdict> {
  const { signal, channel } = told;
  if (signal.status !== 'ok') return known.payment ? 'mismatch' : 'unknown';
  const payment = known.payment ?? (await meantFor(tx, signal.reference));
  const { stamp, transactionId, reference, amount } = signal;
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
    await tellUnmatched(tx, { id, payment, orders, amount: amount ?? payment.amount });
  }
  return 'unmatched';
}

/** An attempt that was handed over again has another stamp; the reference is the same, and signed. */
async function meantFor(tx: Transaction, reference: string | null): Promise<Payment | null> {
  return reference === null ? null : findPaymentByReference(tx, reference);
}
