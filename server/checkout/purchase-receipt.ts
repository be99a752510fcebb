import { type PaymentSection, sectionOf } from '../../domain/payment/provider-group.ts';
import type { Receipt } from '../../domain/receipt/receipt.ts';
import type { Scheme } from '../catalog/scheme-queries.ts';
import type { Payment } from '../payment/payment-queries.ts';
import type { Order, OrderDetails } from './order-queries.ts';
import { orderLines } from './payment-order.ts';

type Paid = { payment: Payment; orders: Order[]; scheme: Scheme; paidAt: number };

/** The same receipt in the mail and behind the link: everything in it is as it was on the day of payment. */
export function purchaseReceipt({ payment, orders, scheme, paidAt }: Paid): Receipt {
  const [first] = orders;
  if (!first) throw new Error('a receipt for nothing');
  const { language } = first;
  return {
    orderNumber: payment.reference,
    paidAt,
    method: methodOf(payment),
    buyerName: payerOf(first.details),
    seller: scheme.seller,
    lines: orderLines({ orders, scheme, language, now: paidAt }),
  };
}

/** A company with its business id and the reference that its bookkeeping asked for, or a person. */
function payerOf({ buyer, companyName, businessId, billingReference }: OrderDetails): string {
  if (!companyName) return `${buyer.firstName} ${buyer.lastName}`;
  const company = `${companyName} (${businessId})`;
  return billingReference ? `${company}, ${billingReference}` : company;
}

/** spec 3: a payment card, an online bank or a cultural voucher. */
export function methodOf({ providerType, providerId, billing }: Payment): PaymentSection {
  if (providerType !== 'paytrail') return 'culture';
  return billing === 'monthly' ? 'card' : sectionOf(providerId ?? '');
}
