import { paymentMethod } from '../../../domain/payment/payment-method.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import type { Payment } from '../../payment/payment-queries.ts';

/** From the payment's snapshot, so that the mail and the link show the same receipt. */
export function purchaseReceipt(payment: Payment, paidAt: number): Receipt {
  if (!payment.receipt) throw new Error('a receipt for nothing');
  return {
    buyerName: '',
    ...payment.receipt,
    orderNumber: payment.reference,
    paidAt,
    method: paymentMethod(payment),
  };
}
