import type { texts as fi } from '../fi/payment-cancelled.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'The payment was not completed',
  description: 'The payment was not made.',
  heading: 'The payment was not completed',
  lead: 'Nothing has been charged. Your details are saved.',
  again: 'Choose a payment method again',
  home: 'Go to the home page',
  loom: order.loom,
  missing,
};
