import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import type { texts as fi } from '../fi/my-card.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as renewalResult } from './parts/renewal-result.ts';

export const texts: typeof fi = {
  title: 'My {product}',
  description: 'Your card, its validity and your visits.',
  common,
  renewalResult,
  plastic: {
    ordered: 'Your plastic card has been ordered. It arrives by post in {0|# week|# weeks}.',
    inProduction: 'Your plastic card is being made.',
    posted: 'Your plastic card was posted on {0}.',
    late: 'Your plastic card is late. You ordered it on {0} and we promised it by post in {1|# week|# weeks}. We are sorry. The card already works on your phone and with your customer number.',
    help: 'Ask customer service',
  },
  accept: {
    terms: 'The terms of use have changed',
    privacy: 'The privacy statement has changed',
    since: 'The new version came into force on {0}. The most important changes:',
    until:
      'The terms that you accepted when you bought apply to your current period. The new terms apply to new orders.',
    read: 'Read the whole text',
    accept: 'I accept',
    accepted: 'Thank you, your acceptance is saved.',
    failed: 'It could not be saved. Try again in a moment.',
  },
  loading: 'Loading your visits…',
  failed: 'Visits could not be loaded. Your card still works.',
  hidden: 'You have hidden your museum diary. You can bring it back on the Visits page.',
  empty: {
    title: 'No visits yet',
    body: 'A visit appears here once the museum has recorded it.',
    museums: 'See where the card takes you',
    noCard: {
      title: 'Your visits will appear here',
      body: 'Once you have a card, every museum visit shows here and in your rya.',
    },
  },
  numbers: {
    visits: '{0|visit|visits} this period',
    visitsEnded: '{0|visit|visits} in the period that has ended',
    museums: '{0|museum|different museums}',
    towns: '{0|town,|towns, the northernmost} {1}',
  },
  saving: {
    name: 'estimated saving compared with single tickets',
    toGo: 'more {0|visit|visits} and the card has paid for itself',
    how: 'How is this calculated?',
    explanation:
      'Single-ticket prices on the visit days of the period minus the card price {0}. Discounts are not taken into account.',
  },
  where: 'Where you have been',
  latest: 'Latest visits',
  byTown: 'By town',
  all: '{0|Show the visit|Show all # visits}',
  ticketNote: 'The amount is the museum’s price for a single ticket on the day of the visit.',
  extend: {
    title: 'Extend the card',
    lead: 'If the card is still valid, the new period starts where the current one ends. Otherwise it starts today.',
    year: {
      name: 'The whole year at once',
      per: `/ ${CARD_MONTHS} months`,
      body: 'One payment through your online bank, by card or with a cultural voucher.',
      button: 'Extend by a year',
    },
    month: {
      name: 'Monthly',
      per: '/ month, {0} in total',
      body: `${INSTALMENT_COUNT} instalments charged to your payment card. The order is binding for ${INSTALMENT_COUNT} months and cannot be ended early.`,
      button: 'Extend and pay monthly',
    },
  },
};
