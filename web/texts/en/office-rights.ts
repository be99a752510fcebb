import { texts as names } from '../../../contract/texts/en/rights.ts';
import type { texts as fi } from '../fi/office-rights.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  actions,
  frame,
  names,
  title: 'Rights',
  description: 'Who may do what.',
  heading: 'Rights',
  lead: '{0|# right|# rights}, {1|# role|# roles}. A role is a name for a set of rights; a person may have several.',
  /** Where the name of a role may break in the narrow columns of the table. */
  breakAfter: 'Admini|coordi',
  may: 'may do',
  own: 'you have this right',
  yes: 'may',
  no: 'may not',
  note: 'A right also lets you see what an entry is about: a refund shows its order number. An auditor sees what was done but cannot open customers’ details.',
  limits: 'Refund limits',
  limitsLead:
    'How much of one payment a role can refund without a second person. A person with several roles has the highest of their limits.',
  upTo: 'up to {0}',
  alwaysSecond: 'a second person always approves',
  changeLimit: 'Change',
  changeLimitOf: 'Change the limit: {0}',
  failed: 'The page could not be updated. Reload it.',
};
