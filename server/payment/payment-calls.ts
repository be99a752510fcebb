import type { paymentCalls } from '../../contract/payment-calls.ts';
import type { GuestContext } from '../context.ts';
import { createPaymentRecord } from '../order/create-payment-record.ts';
import { requireOwner } from '../order/order-owner.ts';
import { orderToPay } from '../order/order-to-pay.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { listProviders } from './list-providers.ts';
import { findPaymentByKey } from './payment-queries.ts';
import { paymentRefusal } from './payment-refusals.ts';
import { paymentStatus } from './payment-status.ts';
import { epassiCall, paytrailCall, paytrailTokenCall, smartumCall } from './provider-hand-over.ts';
import { isSilent, sayOfSilentPayment } from './silent-payment.ts';
import { startPayment } from './start-payment.ts';
import { findPaymentStatus } from './status-queries.ts';

export const paymentAnswers: Answers<typeof paymentCalls, GuestContext> = {
  getPaytrailPaymentProviders: ({ paymentBillingType, isGift, paymentProcessType }, context) => {
    const kind = isGift ? 'gift' : (paymentProcessType ?? 'standard');
    return listProviders({ kind, billing: paymentBillingType }, context);
  },

  createPaymentRecord: async (asked, context) =>
    createPaymentRecord(asked, await requireOwner(context), context),

  getOrderToPay: async ({ paymentKey }, context) =>
    orderToPay(paymentKey, await requireOwner(context), context),

  async markPaymentNotMade({ paymentKey }, context) {
    const { pool } = context;
    const status = await findPaymentStatus(pool, paymentKey, await requireOwner(context));
    const payment = status?.isOwn ? await findPaymentByKey(pool, paymentKey) : null;
    if (!payment) throw paymentRefusal('paymentNotFound', context);
    const isOpen = isSilent(payment);
    if (isOpen) await sayOfSilentPayment(context, payment, { isPaid: false, by: 'the buyer' });
    return { isOpen };
  },

  createPaytrailPayment: ({ paymentRecordId }, context) =>
    startPayment(paymentRecordId, paytrailCall(context), context),

  createPaytrailPaymentAndTokenize: ({ paymentRecordId }, context) =>
    startPayment(paymentRecordId, paytrailTokenCall(context), context),

  createEpassiPayment: ({ paymentRecordId }, context) =>
    startPayment(paymentRecordId, epassiCall(context), context),

  createSmartumPayment: ({ paymentRecordId }, context) =>
    startPayment(paymentRecordId, smartumCall(context), context),

  getPaymentStatus: ({ paymentKey }, context) => paymentStatus(paymentKey, context),
};
