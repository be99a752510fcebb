import type { PAYMENT_VIEWS } from '../../contract/checkout-calls.ts';
import type { GuestContext } from '../context.ts';
import { ownerOf } from '../purchase/order-owner.ts';
import { paymentRefusal } from './checkout-refusals.ts';
import { isOwnPayment } from './order-queries.ts';
import { findPaymentStatus, type PaymentStatus } from './status-queries.ts';

type View = (typeof PAYMENT_VIEWS)[number];

/** Anyone with the key may know how a payment stands; whose it is and what card came of it is the owner's. */
export async function paymentStatus(paymentKey: string, context: GuestContext) {
  const { pool, settings } = context;
  const status = await findPaymentStatus(pool, paymentKey);
  if (!status) throw paymentRefusal('paymentNotFound', context);
  const isOwner = await isOwnPayment(pool, status.id, ownerOf(context));
  return {
    view: viewOf(status),
    orderNumber: status.reference,
    paymentProcessType: status.processType,
    card:
      isOwner && status.card
        ? {
            ...status.card,
            receiptUrl: `${settings.publicUrl}/payments/receipt/${encodeURIComponent(paymentKey)}`,
          }
        : null,
  };
}

function viewOf({ state, isFulfilled }: PaymentStatus): View {
  switch (state) {
    case 'paid':
      return 'paid';
    case 'refundNeeded':
    case 'refunded':
      return 'alreadyPaid';
    case 'pending':
    case 'unknown':
      return 'pending';
    case 'failed':
      return isFulfilled ? 'alreadyPaid' : 'failed';
    case 'cancelled':
      return isFulfilled ? 'alreadyPaid' : 'cancelled';
    case 'created':
    case 'open':
      return isFulfilled ? 'alreadyPaid' : 'checking';
  }
}
