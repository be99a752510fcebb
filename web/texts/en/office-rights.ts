import { texts as names } from '../../../contract/texts/en/rights.ts';
import type { texts as fi } from '../fi/office-rights.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
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
};
