import type { texts as shape } from '../fi/thank-you-gift-digital.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof shape = {
  title: 'Thank you for your order',
  description: 'The order is confirmed.',
  heading: 'The gift envelope will be sent by post.',
  headingLater: 'The gift envelope will be sent by post.',
  /** {0}: weeks. */
  lead: 'The printed gift card comes by post in {0|# week|# weeks}. The card works once the recipient has activated it.',
  follow: 'Follow the gift',
  receipt: 'Download the receipt (PDF)',
  mail: 'We also sent the receipt and the link to your e-mail.',
  order: 'Order number {0}',
  gifts: 'Your gifts',
  sent: 'to be posted',
  later: 'to be sent on {0}',
  another: 'Give another gift',
  stranger: {
    heading: 'The order is confirmed',
    lead: 'The receipt and the link have been sent to the giver’s e-mail.',
    home: 'Go to the home page',
  },
  loom: order.loom,
  missing,
};
