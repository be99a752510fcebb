import type { texts as fi } from '../fi/payment-method.ts';

/** Name of the payment method on receipts, in letters and in the list of orders. */
export const texts: typeof fi = {
  card: 'Payment card',
  bank: 'Online bank',
  culture: 'Cultural voucher',
  company: 'Company invoice',
};
