import type { texts as fi } from '../fi/action-change-refund-limit.ts';

export const texts: typeof fi = {
  name: 'Change the refund limit',
  lead: 'Refunds up to the limit are decided by one person, larger ones wait for a second person. The limit counts all refunds of one payment together.',
  deed: 'Change the limit',
  done: 'The refund limit has been changed.',
  form: {
    limit: 'Can refund alone up to',
    hint: '€0 means that a second person always approves.',
    bad: 'Enter an amount, for example 100.00',
  },
  labels: { role: 'Role', alone: 'Can refund alone', asked: 'Already asked for' },
  phrases: {
    role: '{0}',
    upTo: 'Up to {0} per payment',
    never: 'Nothing: a second person always approves',
    asked: 'Refunds already waiting for approval keep waiting.',
  },
  refusals: {
    noRefunds: 'This role cannot refund payments.',
    ownRole: 'Nobody can change the limit of their own role. Ask somebody else to do it.',
    tooMuch: 'The limit can be {0} at most.',
    nothingChanges: 'This is already the limit.',
  },
};
