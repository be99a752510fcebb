import type { texts as fi } from '../fi/payment-return.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'We are confirming your payment',
  description: 'The payment is being checked.',
  heading: 'We are confirming your payment',
  lead: 'This usually takes a moment. Stay on the page and do not pay again.',
  checking: 'Waiting for the payment service to confirm…',
  slow: 'This is taking longer than usual. Please keep the page open.',
  reload: 'Check again',
  loom: order.loom,
  missing,
};
