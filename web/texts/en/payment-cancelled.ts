import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import type { texts as fi } from '../fi/payment-cancelled.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'The payment did not go through',
  description: 'The payment was not made.',
  heading: 'The payment did not go through',
  lead: `The bank or the payment service declined the payment, or you stopped it yourself. Nothing has been charged to your account, and your order is kept for ${PAYABLE_DAYS} days.`,
  again: 'Continue the payment',
  home: 'Go to the home page',
  loom: order.loom,
  missing,
};
