import type { texts as fi } from '../fi/office-payment.ts';
import { texts as time } from './parts/line-of-time.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  time,
  title: 'Payment',
  description: 'How the payment went.',
  heading: 'Payment',
  missing: 'There is no such payment.',
  payment: 'Payment {0}',
  provider: 'Payment service',
  made: 'Started',
  settled: 'Settled',
  notSettled: 'not settled',
  stamp: 'Stamp',
  transaction: 'Payment service’s ID',
  refund: 'Refund',
  facts: 'Now',
  state: 'State',
  orders: 'What it paid for',
  fulfilled: 'fulfilled by this payment',
  notFulfilled: 'not fulfilled by this payment',
  instalment: 'instalments of this order',
  buyer: 'Buyer',
};
