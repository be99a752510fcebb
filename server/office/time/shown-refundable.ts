import { cents, toEuros } from '../../../domain/base/cents.ts';
import type { Refundable } from '../../refund/refundable-queries.ts';

/** What can still go back of a payment; null: nothing. */
export function shownRefundable({
  kind,
  paymentId,
  orderNumber,
  settledAt,
  paid,
  refunded,
}: Refundable) {
  if (settledAt === null || paid <= refunded) return null;
  return {
    paymentId,
    orderNumber,
    paidAt: settledAt,
    left: toEuros(cents(paid - refunded)),
    isCompany: kind === 'companyOrder',
  };
}
