import type { texts as fi } from '../fi/payment-failed.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'The payment was declined',
  description: 'The payment service declined the payment.',
  heading: 'The payment was declined',
  lead: 'The payment service declined it. Try another method or contact your bank.',
  again: 'Choose a paying method again',
  service: 'Customer service',
  loom: order.loom,
  missing,
};
