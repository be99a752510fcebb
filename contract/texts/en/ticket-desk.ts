import type { texts as fi } from '../fi/ticket-desk.ts';

export const texts: typeof fi = {
  valid: 'The card is valid until {0}.',
  startsNow: 'The card can be used. Its validity starts with this visit.',
  visitedToday: 'A visit was already recorded today at {0}.',
  expired: 'The card is not valid. It expired on {0}.',
  notActive: 'The card has not been activated yet.',
  onHold:
    'The card cannot be used at the moment. Ask the customer to check their card page or e-mail.',
  blocked: 'The card is blocked. Ask the customer to contact customer service.',
  refunded: 'The card is not valid: its order has been cancelled.',
  replaced: 'The number has been replaced. Ask the customer to open their card page.',
  unknown: 'No card found with this number.',
  checkIdentity: 'Check photo ID: {0}, born {1}',
  recorded: 'Visit recorded at {0}',
};
