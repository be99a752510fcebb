import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import type { texts as fi } from '../fi/pay-again.ts';
import { texts as buyCard } from './buy-card.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Choose a payment method',
  description: 'Pay for your unfinished order in another way.',
  heading: buyCard.heading.payment,
  back: buyCard.back,
  step: buyCard.step,
  payer: 'Payer',
  total: order.total,
  check: order.check,
  closed: {
    paid: {
      heading: 'The order has already been paid',
      lead: 'No second payment is needed.',
      go: 'See your orders',
    },
    beingConfirmed: {
      heading: 'The payment is being confirmed',
      lead: 'Your previous payment is still being confirmed. Please do not pay again.',
      go: 'See your orders',
    },
    tooOld: {
      heading: 'The order can no longer be paid',
      lead: `An unpaid order can be paid for ${PAYABLE_DAYS} days. Check your details on the form and order again.`,
      go: 'Open the form',
    },
    priceChanged: {
      heading: 'Check the price before you pay',
      lead: 'The price is no longer the same as when you ordered. The form shows the new price, and what you filled in is still there.',
      go: 'Open the form',
    },
  },
  payment,
  loom: order.loom,
  missing,
};
