import { texts as method } from '../../../contract/texts/en/payment-method.ts';
import type { texts as fi } from '../fi/my-orders.ts';
import { texts as common } from './parts/my-card.ts';

export const texts: typeof fi = {
  title: 'Orders and receipts',
  description: 'What you have bought, and the receipts.',
  common,
  empty: {
    title: 'No orders yet',
    lead: 'When you buy a card or a gift, the order and its receipt will be here.',
    buy: 'Buy a card',
    buyFor: 'Buy a card, {0}',
    gift: 'Give as a gift',
  },
  columns: {
    day: 'Date',
    product: 'Product',
    amount: 'Amount',
    method: 'Payment method',
    state: 'Status',
    receipt: 'Receipt',
    number: 'order {0}',
  },
  product: {
    standard: '{product}',
    gift: 'Gift card',
    renewal: 'Extended validity',
    companyOrder: 'Company order',
    monthly: 'monthly payment',
  },
  method,
  state: {
    paid: 'Paid',
    pending: 'Payment not yet confirmed',
    unpaid: 'Begun, not paid',
    notThrough: 'The payment did not go through',
    declined: 'The bank declined the payment',
    refunding: 'Being refunded',
    refunded: 'Refunded',
  },
  waits: {
    go: 'Continue the payment',
    goName: 'Continue the payment of order {0}',
    what: 'What happens now?',
    whatName: 'What happens now? Order {0}',
    kept: 'Kept until {0}.',
    notCharged: 'Nothing was charged. Kept until {0}.',
    never: 'Please do not pay again.',
  },
  receipt: { short: 'Receipt (PDF)', name: 'Receipt for order {0} (PDF)' },
  withdrawal: {
    short: 'Withdraw from contract here',
    name: 'Withdraw from contract here, order {0}',
    until: 'until {0}',
    done: 'Withdrawn {0}',
  },
  plan: 'Instalments of the monthly payment: what is paid, unpaid and still to come',
};
