import type { texts as fi } from '../fi/office-unpaid.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  title: 'Unpaid',
  description: 'Monthly payments with an unpaid instalment.',
  heading: 'Unpaid',
  lead: 'Monthly payments with an unpaid instalment, the longest unpaid first. Messages leave by themselves; after the last one a person decides what to do.',
  ages: 'How long payment has been overdue',
  between: '{0}–{1|# day|# days}',
  longer: 'over {0|# day|# days}',
  nothing: 'All monthly payments have been paid on time.',
  gone: 'The account has been deleted',
  days: '{0|# day|# days}',
  more: 'The list shows only those unpaid the longest.',
  columns: {
    person: 'Customer',
    count: 'Instalments',
    due: 'Unpaid',
    oldest: 'Oldest instalment',
    age: 'Age',
    next: 'Next',
  },
  next: {
    works: 'The card works until {0}',
    letter: 'A message leaves on {0}',
    lastLetter: 'The last message leaves on {0}',
    decide: 'The last message left on {0}: decide what to do',
  },
};
