import type { texts as fi } from '../fi/action-change-refund-limit.ts';

export const texts: typeof fi = {
  name: 'Change the refund limit',
  lead: 'Refunds up to the limit leave at once, larger ones wait for a second person. The limit counts all refunds of one payment together.',
  deed: 'Change the limit',
  done: 'The refund limit has been changed.',
  form: {
    limit: 'Refunds alone at most',
    hint: '0 € means that a second person always approves.',
    bad: 'Type a sum, for example 100.00',
  },
  labels: { role: 'Role', alone: 'Refunds alone', asked: 'Asked for already' },
  phrases: {
    role: '{0}',
    upTo: 'Up to {0} of one payment',
    never: 'Nothing: a second person always approves',
    asked: 'Refunds that wait for approval keep waiting.',
  },
  refusals: {
    noRefunds: 'This role does not refund payments.',
    ownRole: 'Nobody can change the limit of their own role. Ask somebody else to do it.',
    tooMuch: 'The limit can be {0} at most.',
    nothingChanges: 'The limit is this already.',
  },
};
