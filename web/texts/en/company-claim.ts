import type { texts as fi } from '../fi/company-claim.ts';
import { texts as order } from './parts/order.ts';

export const texts: typeof fi = {
  title: 'A card from your employer',
  description: 'Ask for the card that your employer has paid for.',
  heading: '{0} gives you a year of museums',
  lead: 'Enter your work e-mail address and we will send a link to your card there. The link works with addresses that end in @{0}.',
  loading: 'Loading…',
  field: 'Work e-mail',
  submit: 'Send the link',
  privacy:
    'Your employer only sees how many cards have been requested and roughly how many have been activated. It does not see who requested or activated a card, or your visits.',
  notPaid: 'The order has not been paid for yet. Please try again in a while.',
  sent: {
    heading: 'Check your e-mail',
    lead: 'If there are cards left, the link will reach {0} within a minute. Check your spam folder too.',
    again: 'Use another address',
  },
  offline: 'The server could not be reached. Check your connection and try again.',
  noScript: {
    title: 'The page needs JavaScript',
    body: 'Your browser does not run JavaScript. Turn JavaScript on or call customer service: {0}.',
  },
  loom: {
    ...order.loom,
    label: 'The card is still on the loom. It is finished when you activate it.',
    note: 'Waiting for your name.',
  },
};
