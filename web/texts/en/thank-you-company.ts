import type { texts as fi } from '../fi/thank-you-company.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'We have received your order',
  description: 'The company order has been received.',
  heading: 'We have received your order.',
  pending:
    'We confirm the order by e-mail, usually within a day. You can already prepare to hand the cards out. Please do not pay again.',
  paid: 'The order has been paid. The receipt and the link for handing the cards out are in your e-mail too.',
  desk: 'Open the page of the cards',
  receipt: 'Download the receipt (PDF)',
  home: 'To the front page',
  orderNumber: 'Order number',
  loom: order.loom,
  missing: missing,
};
