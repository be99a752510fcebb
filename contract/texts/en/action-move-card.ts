import type { texts as fi } from '../fi/action-move-card.ts';

export const texts: typeof fi = {
  name: 'Move an unused card to somebody else',
  lead: 'When the card is on the wrong person’s account, for example because a couple shares an address. Nobody has visited a museum with it yet.',
  deed: 'Move the card',
  done: 'The card was moved to another person.',
  form: {
    toAddress: 'The other person’s e-mail',
    toHint: 'An account is opened if there is none.',
    firstName: 'First name',
    lastName: 'Last name',
    yearOfBirth: 'Year of birth',
  },
  labels: {
    holder: 'Holder of the card',
    account: 'Account',
    plastic: 'Plastic card',
    time: 'Number and validity',
    orders: 'Orders and receipts',
    told: 'The customers',
  },
  phrases: {
    person: '{0}, born {1}',
    words: '{0}',
    existing: '{0}, who has an account',
    opened: '{0}, an account is opened',
    renamed:
      'The plastic card has not been made yet: it will be made for {0} and sent to the same address',
    noPlastic: 'No plastic card is waiting',
    unchanged: 'No change',
    stay: 'Stay with the payer',
    letters: 'Both get a message',
  },
  refusals: {
    noCard: 'The person no longer has this card.',
    used: 'The card’s validity has already started, so it cannot be moved.',
    invalid: 'Check the e-mail address.',
    samePerson: 'The address belongs to the same person.',
    yourself: 'You cannot move the card to yourself.',
    hasCard: '{0} already has a card.',
    firstName: 'Check the first name: 2–40 characters, no digits.',
    lastName: 'Check the last name: 2–80 characters, no digits.',
    yearOfBirth: 'Check the year of birth.',
  },
};
