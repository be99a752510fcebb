import type { PAYMENT_VIEWS } from '../../contract/checkout/payment-calls.ts';
import { paymentMethod } from '../../domain/payment/payment-method.ts';
import { isInvoiced } from '../../domain/receipt/receipt.ts';
import { ownerOf } from '../account/owner.ts';
import { companyPortalLink } from '../company/company-links.ts';
import { findOrderOfPayment } from '../company/company-portal-queries.ts';
import { giverLink } from '../gift/gift-links.ts';
import { paymentRefusal } from '../payment/payment-refusals.ts';
import type { GuestContext } from '../platform/context.ts';
import { findGiftForm, findPaidGifts } from './fulfil/gift-order-queries.ts';
import { isSilent } from './settle/silent-payment.ts';
import { findPaymentStatus, type PaymentStatus } from './status-queries.ts';

type View = (typeof PAYMENT_VIEWS)[number];

/** The state is public to anyone with the key; order and card details are the owner's. */
export async function paymentStatus(paymentKey: string, context: GuestContext) {
  const { pool, settings } = context;
  const status = await findPaymentStatus(pool, paymentKey, await ownerOf(context));
  if (!status) throw paymentRefusal('paymentNotFound', context);
  return {
    view: viewOf(status),
    orderNumber: status.reference,
    isSilent: status.isOwn && isSilent(status),
    paymentProcessType: status.processType,
    isDigitalGift: status.processType === 'gift' ? await findGiftForm(pool, status.id) : null,
    gift:
      status.isOwn && status.state === 'paid' ? await paidGift(status, paymentKey, context) : null,
    companyOrder: status.isOwn ? await companyOrder(status, paymentKey, context) : null,
    card:
      status.isOwn && status.card && status.processType !== 'companyOrder'
        ? {
            ...status.card,
            receiptUrl: receiptUrl(paymentKey, settings),
          }
        : null,
  };
}

/** For the giver's thank-you page: recipients and the link to the giver's page. */
async function paidGift(
  { id, processType }: PaymentStatus,
  paymentKey: string,
  { pool, settings, clock, language }: GuestContext,
) {
  const gifts = processType === 'gift' ? await findPaidGifts(pool, id, language) : [];
  const [first] = gifts;
  if (!first) return null;
  const now = clock.now();
  return {
    giverUrl: giverLink(first, language, settings),
    receiptUrl: receiptUrl(paymentKey, settings),
    gifts: gifts.map(({ recipientName, destination, sendAt }) => ({
      recipientName,
      destination,
      sendAt: sendAt !== null && sendAt > now ? sendAt : null,
    })),
  };
}

/** The link to the company's page, once the cards are drawn: paid or pending. */
async function companyOrder(
  status: PaymentStatus,
  paymentKey: string,
  { pool, settings }: GuestContext,
) {
  const { id, processType, state } = status;
  if (processType !== 'companyOrder' || (state !== 'paid' && state !== 'pending')) return null;
  const order = await findOrderOfPayment(pool, id);
  if (!order) return null;
  return {
    deskUrl: companyPortalLink(order, settings),
    receiptUrl: receiptUrl(paymentKey, settings),
    isInvoiced: isInvoiced({ method: paymentMethod(status) }),
  };
}

function receiptUrl(paymentKey: string, { publicUrl }: GuestContext['settings']): string {
  return `${publicUrl}/payments/receipt/${encodeURIComponent(paymentKey)}`;
}

function viewOf({ state, isFulfilled }: PaymentStatus): View {
  switch (state) {
    case 'paid':
      return 'paid';
    case 'refundNeeded':
    case 'refunded':
      return isFulfilled ? 'alreadyPaid' : 'returned';
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
