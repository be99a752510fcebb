import type { texts as fi } from '../fi/thank-you-purchase.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Thank you for your purchase',
  description: 'The order is confirmed.',
  heading: 'Come on in, {0}.',
  lead: 'Your card works now. Show the customer number and your photo ID at the desk.',
  number: 'Your customer number is',
  card: '{product}, {0}, customer number {1}',
  openMine: 'Open My {product}',
  receipt: 'Download receipt (PDF)',
  order: 'Order number {0}',
  next: {
    heading: 'What next?',
    visit: {
      name: 'Go to a museum',
      text: 'The card works at once. Your customer number and photo ID are enough at the desk. The card is valid for {0|# month|# months} from your first museum visit{monthly| or, if you pay monthly, from the first payment|}.',
    },
    phone: {
      name: 'Put the card on your phone',
      text: 'Open My {product} on your phone and add it to the home screen. Then the card is always with you.',
    },
    plastic: {
      name: 'Wait for the post',
      text: 'The plastic card arrives by post in {0|# week|# weeks}.',
    },
    noPlastic: {
      name: 'No post to wait for',
      text: 'You did not order a plastic card. Use the card on your phone or with your customer number.',
    },
  },
  kept: 'The card is now kept on this device and opens offline too.',
  mail: 'We also sent the customer number and the receipt to your e-mail.',
  settled: {
    heading: 'The order has already been processed',
    lead: 'You can see the status of your card in My {product}. If you paid twice, we will refund the extra payment and tell you by e-mail.',
    orders: 'Orders and receipts',
  },
  stranger: {
    heading: 'The order is confirmed',
    lead: 'The customer number and the receipt have been sent to the buyer’s e-mail. The buyer sees the card after signing in.',
    signIn: 'Sign in and open the card',
    home: 'Go to the home page',
  },
  loom: order.loom,
  missing,
};
