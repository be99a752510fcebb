import type { texts as fi } from '../fi/payment-return.ts';
import { texts as order } from './parts/order.ts';

export const texts: typeof fi = {
  title: 'We are confirming your payment',
  description: 'The payment is being checked.',
  heading: 'We are confirming your payment',
  lead: 'This usually takes a moment. Stay on the page and do not pay again.',
  checking: 'Waiting for the payment service to confirm…',
  slow: 'This is taking longer than usual. Please keep the page open.',
  reload: 'Check again',
  missing: {
    heading: 'The payment was not found',
    lead: 'The address is wrong or too old. If you paid, the card and the receipt come to your e-mail.',
    mine: 'Open My {product}',
    service: 'Contact customer service',
  },
  loom: order.loom,
};
