import type { texts as fi } from '../fi/payment-failed.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'The payment was declined',
  description: 'The payment service declined the payment.',
  heading: 'The payment was declined',
  lead: 'The payment service declined the payment. Try another payment method or contact your bank.',
  again: 'Choose a payment method again',
  service: 'Customer service',
  returned: {
    heading: 'We are refunding your payment',
    lead: 'The payment could not be used for the order. The money is refunded by the same payment method, and you will get an e-mail about it.',
    again: 'Order again',
  },
  loom: order.loom,
  missing,
};
