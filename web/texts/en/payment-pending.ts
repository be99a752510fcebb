import type { texts as fi } from '../fi/payment-pending.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'We are confirming your payment',
  description: 'The confirmation of the payment is on its way.',
  heading: 'We are confirming your payment',
  lead: 'You will get an e-mail as soon as it is confirmed. You can close this page; please do not pay again.',
  silent: {
    lead: 'Smartum tells us of a payment only through your browser. Customer service checks the payment with Smartum, and you get an e-mail as soon as it is confirmed. Please do not pay again.',
    notMade: 'I did not pay after all',
    failed: 'This could not be sent. Please try again in a moment.',
  },
  order: 'Order number',
  watching: 'This page updates by itself when the payment is confirmed.',
  home: 'Go to the home page',
  service: 'Customer service',
  loom: order.loom,
  missing,
};
