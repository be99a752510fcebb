import type { texts as fi } from '../fi/action-move-order.ts';

export const texts: typeof fi = {
  name: 'Move an order to somebody else',
  lead: 'When the order is on the wrong person’s account. The receipt, the right of withdrawal and the gift pages move with it; cards do not.',
  deed: 'Move the order',
  done: 'The order was moved to another person.',
  form: {
    orderNumber: 'Order number',
    toAddress: 'The other person’s e-mail',
    toHint: 'An account is opened if there is none.',
  },
  labels: {
    order: 'Order',
    account: 'Account',
    cards: 'Cards and money',
    told: 'The customers',
  },
  phrases: {
    order: '{0}, {1}',
    words: '{0}',
    existing: '{0}, who has an account',
    opened: '{0}, an account is opened',
    unchanged: 'No change',
    letters: 'Both get a message',
  },
  refusals: {
    noOrder: 'The person has no paid order with this number.',
    monthly:
      'A monthly payment belongs to the person whose payment card is charged. It cannot be moved.',
    renewal: 'An extension belongs to the person’s own card, so it cannot be moved.',
    invalid: 'Check the e-mail address.',
    samePerson: 'The address belongs to the same person.',
    yourself: 'You cannot move the order to yourself.',
  },
};
