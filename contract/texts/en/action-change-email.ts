import type { texts as fi } from '../fi/action-change-email.ts';
import { texts as identity } from './identity-check.ts';

export const texts: typeof fi = {
  name: 'Change the e-mail address',
  lead: 'When the customer can no longer read their old e-mail. First make sure who you are dealing with: ask for the details, do not give them out.',
  deed: 'Change the address',
  done: 'The e-mail address was changed.',
  form: {
    ...identity.form,
    newAddress: 'New e-mail address',
    again: 'The new address again',
    differ: 'The addresses are not the same.',
  },
  labels: {
    address: 'E-mail',
    identity: 'Identity',
    access: 'Signing in',
    old: 'The old address',
    room: 'The new address',
    card: 'Card and orders',
  },
  phrases: {
    words: '{0}',
    free: 'No other account',
    emptied: 'The empty account opened with the address is removed',
    compared: '{0|# detail|# details} checked',
    waits:
      'Everyone is signed out of the account and the password is removed. The new address can be used to sign in after {0|# hour|# hours}.',
    told: 'Gets a message with a link that can stop the change for {0|# day|# days}',
    toldOnly:
      'Gets a message. It cannot stop the change, because nobody has signed in with the address yet.',
    unchanged: 'No change',
  },
  refusals: {
    ...identity.refusals,
    invalid: 'Check the new address.',
    same: 'The account already has this address.',
    taken:
      'The address {0} has an account with a card, orders or messages. Find it and merge the two accounts, or ask for another address.',
    works: 'This person works here and can change the address in their own details.',
  },
};
