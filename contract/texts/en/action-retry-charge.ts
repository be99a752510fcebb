import type { texts as fi } from '../fi/action-retry-charge.ts';

export const texts: typeof fi = {
  name: 'Charge the instalment again',
  lead: 'The oldest instalment that is due is charged to the saved payment card now, instead of on the next planned day.',
  deed: 'Charge the instalment now',
  done: 'The instalment will be charged within a few minutes.',
  form: { none: 'Nothing to fill in.' },
  labels: { charge: 'Charge', told: 'The customer' },
  phrases: {
    planned: 'Next attempt on {0}',
    noTry: 'No more attempts',
    now: '{0} within a few minutes',
    told: 'Gets a receipt when the instalment is paid.',
  },
  refusals: {
    ended: 'The contract has already ended, or has been paid in full.',
    beingCharged: 'An instalment is being charged right now. Wait until the result is known.',
    queued: 'The instalment is already about to be charged.',
    notDue: 'No instalment is due.',
    noCard: 'The payment card cannot be charged. Ask the customer to save another card.',
    tooMany: 'The card has been tried so many times that the card company allows no more attempts.',
  },
};
