import type { texts as fi } from '../fi/office-view.ts';
import { texts as myCard } from './parts/my-card.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as kinds } from './parts/payment-words.ts';

export const texts: typeof fi = {
  frame,
  myCard,
  title: 'As the customer sees it',
  description: 'The customer’s own page, read-only.',
  heading: 'As the customer sees it',
  missing: 'There is no such customer.',
  page: '{0}: the customer’s own page',
  notice:
    'You see the page as the customer sees it. You are signed in as yourself, and nothing can be done on the page.',
  logged: 'Viewing this page has been recorded. The customer sees it on their own pages.',
  reads: {
    fi: 'The customer reads the page in Finnish.',
    sv: 'The customer reads the page in Swedish.',
    en: 'The customer reads the page in English.',
  },
  back: 'Back to the customer’s events',
  says: 'What the page says',
  validity: 'Card',
  plastic: 'Plastic card',
  visits: 'Visits',
  hidden: 'the diary is hidden: we see neither museums nor days',
  openVisits: 'Open the visits',
  plastics: {
    ordered: 'ordered',
    inProduction: 'in production',
    posted: 'posted {0}',
  },
  kinds,
  orders: 'Orders and receipts',
  noOrders: 'No orders.',
  diary: 'Visits',
  noVisits: 'No visits yet.',
  diaryHidden:
    '{0|# visit|# visits}. The customer has hidden the diary: we see neither the museums nor the days.',
  letters: 'Messages sent to the customer',
  noLetters: 'No messages.',
  newest: 'The newest {0}.',
  states: {
    paid: 'paid',
    pending: 'being confirmed',
    unpaid: 'begun, not paid',
    notThrough: 'did not go through',
    declined: 'declined',
    refunding: 'being refunded',
    refunded: 'refunded',
  },
  withdrawn: 'withdrawn {0}',
  withdrawUntil: 'can be withdrawn until {0}',
  noCard: 'no card',
};
