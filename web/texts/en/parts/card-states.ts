import type { texts as fi } from '../../fi/parts/card-states.ts';

/** What staff read of a card’s state; the day is the last one. */
export const texts: typeof fi = {
  waitsForRegistration: 'Waiting for activation',
  waitsForFirstVisit: 'Waiting for the first visit',
  valid: 'Valid until {0}',
  onHold: 'Not in use: instalment unpaid',
  ended: 'Expired {0}',
  blocked: 'Blocked',
  refunded: 'Order cancelled',
};
