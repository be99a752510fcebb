import type { texts as fi } from '../fi/action-end-contract.ts';

export const texts: typeof fi = {
  name: 'End the monthly payment',
  lead: 'When the customer cannot pay any more, for example because their circumstances have changed. No proof is needed.',
  deed: 'End the monthly payment',
  done: 'The monthly payment was ended.',
  form: { none: 'Nothing to fill in.' },
  labels: { charges: 'Instalments', until: 'Card valid', entry: 'Entry', told: 'The customer' },
  phrases: {
    open: '{0} unpaid, {1} in all',
    noMore: 'Nothing more is charged',
    until: 'until {0}',
    notBegun: 'Not started yet',
    held: 'Out of use because of an unpaid instalment',
    notHeld: 'In use',
    letter: 'Gets a message that says how long the card is valid',
  },
  refusals: {
    ended: 'The contract has already ended, or has been paid in full.',
    beingCharged: 'An instalment is being charged right now. Wait until the result is known.',
  },
};
