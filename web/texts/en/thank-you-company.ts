import type { texts as fi } from '../fi/thank-you-company.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'We have received your order',
  description: 'The company order has been received.',
  heading: 'We have received your order.',
  pending:
    'We confirm the order by e-mail, usually within a day. You can start preparing to hand out the cards. Please do not pay again.',
  paid: 'The order is confirmed. The confirmation and the link for handing out the cards are also in your e-mail.',
  invoice:
    'The invoicing service sends the invoice once the order is confirmed. It comes by e-mail to the address you gave there, or as an e-invoice if you chose that. The due date is on the invoice.',
  desk: 'Hand out the cards',
  receipt: 'Download the receipt (PDF)',
  confirmation: 'Download the order confirmation (PDF)',
  home: 'Go to the home page',
  orderNumber: 'Order number',
  loom: order.loom,
  missing: missing,
};
