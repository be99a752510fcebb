import type { texts as fi } from '../fi/identity-check.ts';

/** Identity check on the phone, shared by all actions that grant access to an account. */
export const texts: typeof fi = {
  form: {
    facts: 'Which details did you check?',
    factsHint:
      'At least three details, one of which only the customer knows: customer number, order or visit.',
    fact: {
      fullName: 'Full name',
      yearOfBirth: 'Year of birth',
      postalAddress: 'Postal address',
      phone: 'Phone number',
      customerNumber: 'Customer number',
      orderSum: 'Amount of an order',
      orderDay: 'Day of an order',
      lastVisit: 'Latest museum visit',
    },
  },
  refusals: {
    notKnown: 'We do not hold one of the ticked details, so it cannot have been checked.',
    tooFewFacts: 'Check at least {0|# detail|# details}.',
    noOwnFact:
      'Also check something that only the customer knows: customer number, amount or day of an order, latest visit.',
  },
};
