import type { texts as fi } from '../fi/action-goodwill.ts';

export const texts: typeof fi = {
  name: 'Add goodwill time',
  lead: 'Add days or months to the card’s validity. No money moves.',
  deed: 'Add the time to the card',
  done: 'Time was added to the card.',
  form: { amount: 'Amount', unit: 'Unit', days: 'days', months: 'months' },
  labels: {
    until: 'Valid',
    given: 'Goodwill in the past year',
    rest: 'Payments and number',
    told: 'The customer',
  },
  phrases: {
    until: 'until {0}',
    waits: 'Begins with the first visit',
    none: 'Not valid',
    given: '{0|# day|# days}',
    givenOf: '{0|# day|# days}, your limit is {1|# day|# days}',
    unchanged: 'No change',
    seen: 'Sees the added time on the card’s page. No message is sent.',
  },
  refusals: {
    noCard: 'The customer has no card to add time to.',
    blocked: 'The card is blocked. Unblock or replace it first.',
    refunded: 'The order of the card was cancelled, so no time can be added.',
    overLimit:
      'With your rights the card can be given {0|# more day|# more days}. The limit is {1|# day|# days} a year.',
  },
};
