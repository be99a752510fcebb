import type { texts as fi } from '../fi/action-correct.ts';

export const texts: typeof fi = {
  name: 'Correct the name or year of birth',
  lead: 'When the name or the year of birth is wrong. The card keeps its number and validity.',
  deed: 'Correct the details',
  done: 'The name or the year of birth was corrected.',
  form: { firstName: 'First name', lastName: 'Last name', yearOfBirth: 'Year of birth' },
  labels: {
    name: 'Name',
    year: 'Year of birth',
    plastic: 'Plastic card',
    rest: 'Number and receipts',
  },
  phrases: {
    words: '{0}',
    year: '{0}',
    noYear: 'Not known',
    noPlastic: 'None ordered',
    ordered: 'Ordered for {0}, not in production yet',
    produced: 'Made for {0}',
    keeps: 'No change',
    renamed: 'Will be made for {0}',
    reprint: 'A new plastic card for {0} to {1}',
    unchanged: 'No change',
  },
  refusals: {
    firstName: 'Check the first name: 2–40 characters, no digits.',
    lastName: 'Check the last name: 2–80 characters, no digits.',
    yearOfBirth: 'Check the year of birth.',
    same: 'These are the details we already have.',
  },
};
