import type { paymentCalls } from '../../contract/checkout/payment-calls.ts';
import { requireOwner } from '../account/owner.ts';
import type { Database } from '../db/database.ts';
import { epassi } from '../payment/channel/epassi-channel.ts';
import { smartum } from '../payment/channel/smartum-channel.ts';
import { listProviders } from '../payment/list-providers.ts';
import { findPaymentByKey, type Payment } from '../payment/payment-queries.ts';
import { paymentRefusal } from '../payment/payment-refusals.ts';
import { findOwnAttempt } from '../payment/start-queries.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import type { Owner } from '../platform/session.ts';
import { paymentStatus } from './payment-status.ts';
import { createPaymentRecord } from './record/create-payment-record.ts';
import { orderToPay } from './record/order-to-pay.ts';
import { isSilent, resolveSilentPayment } from './settle/silent-payment.ts';
import { pageCall, paytrailCall, paytrailTokenCall } from './start/provider-hand-over.ts';
import { startPayment } from './start/start-payment.ts';
import { findPaymentStatus } from './status-queries.ts';

/** True when the caller owns everything the payment pays for: orders, or instalments without orders. */
async function isPayer(db: Database, { id, returnKey }: Payment, owner: Owner): Promise<boolean> {
  const ofOrders = await findPaymentStatus(db, returnKey, owner);
  if (ofOrders) return ofOrders.isOwn;
  return (await findOwnAttempt(db, { paymentId: id, owner })) !== null;
}

export const paymentAnswers: Answers<typeof paymentCalls, GuestContext> = {
  getPaytrailPaymentProviders: ({ paymentBillingType, isGift, paymentProcessType }, context) => {
    const kind = isGift ? 'gift' : (paymentProcessType ?? 'standard');
    return listProviders({ kind, billing: paymentBillingType }, context);
  },

  createPaymentRecord: async (input, context) =>
    createPaymentRecord(input, await requireOwner(context), context),

  getOrderToPay: async ({ paymentKey }, context) =>
    orderToPay(paymentKey, await requireOwner(context), context),

  async markPaymentNotMade({ paymentKey }, context) {
    const { pool } = context;
    const payment = await findPaymentByKey(pool, paymentKey);
    const owner = await requireOwner(context);
    if (!payment || !(await isPayer(pool, payment, owner))) {
      throw paymentRefusal('paymentNotFound', context);
    }
    const isOpen = isSilent(payment);
    if (isOpen) await resolveSilentPayment(context, payment, { isPaid: false, by: 'the buyer' });
    return { isOpen };
  },

  createPaytrailPayment: ({ paymentRecordId }, context) =>
    startPayment(paymentRecordId, paytrailCall(context), context),

  createPaytrailPaymentAndTokenize: ({ paymentRecordId }, context) =>
    startPayment(paymentRecordId, paytrailTokenCall(context), context),

  createEpassiPayment: ({ paymentRecordId }, context) =>
    startPayment(paymentRecordId, pageCall(epassi, context), context),

  createSmartumPayment: ({ paymentRecordId }, context) =>
    startPayment(paymentRecordId, pageCall(smartum, context), context),

  getPaymentStatus: ({ paymentKey }, context) => paymentStatus(paymentKey, context),
};
