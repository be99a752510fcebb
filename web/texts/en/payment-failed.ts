import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import type { texts as fi } from '../fi/payment-failed.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'The bank declined the payment',
  description: 'The payment service declined the payment.',
  heading: 'The bank declined the payment',
  lead: `Nothing has been charged to your account. The bank does not tell us why. Your order is kept for ${PAYABLE_DAYS} days: continue with the same or another payment method. If it happens again, ask your bank.`,
  again: 'Continue the payment',
  service: 'Customer service',
  returned: {
    heading: 'We are refunding your payment',
    lead: 'The payment could not be used for the order. We are refunding it and will tell you by e-mail how and when you get the money.',
    again: 'Order again',
  },
  loom: order.loom,
  missing,
};
