import type { texts as fi } from '../fi/action-change-address.ts';

export const texts: typeof fi = {
  name: 'Change the address',
  lead: 'When the customer has moved, or the address is missing or wrong. Plastic cards are posted to this address.',
  deed: 'Change the address',
  done: 'The address was changed.',
  form: {
    streetAddress: 'Street address',
    zipCode: 'Postal code',
    city: 'Town',
    country: 'Country',
  },
  labels: {
    address: 'Postal address',
    plastic: 'Plastic card on order',
    printed: 'Card being made',
    told: 'Customer',
  },
  phrases: {
    words: '{0}',
    none: 'No address',
    turned: 'Will be posted to the new address',
    printed: 'Goes to the old address, and that does not change: {0} (batch {1})',
    notPosted:
      'We do not post plastic cards to this country ({0}): the card goes to the old address',
    letter: 'Gets an e-mail that says the new address',
  },
  refusals: {
    streetAddress: 'Check the street address: 2–255 characters.',
    zipCode: 'Check the postal code: five digits in Finland, 2–10 letters or digits elsewhere.',
    city: 'Check the town: 2–40 characters, no digits.',
    same: 'This is the address already.',
  },
};
