import { texts as rights } from '../../../contract/texts/en/rights.ts';
import type { texts as fi } from '../fi/office-person.ts';
import { texts as states } from './parts/card-states.ts';
import { texts as time } from './parts/line-of-time.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

const { roles } = rights;

export const texts: typeof fi = {
  frame,
  actions,
  states,
  time,
  title: 'Customer',
  description: 'A customer’s details and events.',
  heading: 'Customer',
  missing: 'There is no such customer.',
  born: 'b. {0}',
  since: 'customer since {0}',
  languages: {
    fi: 'served in Finnish',
    sv: 'served in Swedish',
    en: 'served in English',
  },
  joined: 'This account was merged into another and is no longer used.',
  joinedLink: 'Open the account that everything was moved to',
  leaves: 'The customer has asked for deletion. The account will be deleted on {0}.',
  why: 'Why is the card valid?',
  viewAs: 'View as the customer',
  now: 'Now',
  card: 'Card',
  noCard: 'no card',
  number: 'Customer number',
  numbers: 'Earlier numbers',
  origins: {
    issued: 'issued with the card',
    imported: 'brought from another scheme',
    replaced: 'replaces a lost card',
  },
  formerNumber: '{0}, blocked {1}',
  visits: 'Visits',
  hidden: 'diary hidden',
  instalments: 'Instalments',
  paidLateComing: '{0} paid, {1} late, {2} to come',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  locked: 'Can be done by: {0}',
  roles,
  looked: 'Opening this page has been recorded. The customer can see it in My {product}.',
};
