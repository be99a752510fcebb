import { type PaymentSection, sectionOf } from '../../domain/payment/provider-group.ts';
import type { Receipt } from '../../domain/receipt/receipt.ts';
import type { Payment } from '../payment/payment-queries.ts';

/** The same receipt in the mail and behind the link: everything in it was frozen with the payment. */
export function purchaseReceipt(payment: Payment, paidAt: number): Receipt {
  if (!payment.receipt) throw new Error('a receipt for nothing');
  return {
    buyerName: '',
    ...payment.receipt,
    orderNumber: payment.reference,
    paidAt,
    method: methodOf(payment),
  };
}

/** spec 3: a payment card, an online bank or a cultural voucher. */
export function methodOf({ providerType, providerId, billing }: Payment): PaymentSection {
  if (providerType !== 'paytrail') return 'culture';
  return billing === 'monthly' ? 'card' : sectionOf(providerId ?? '');
}
