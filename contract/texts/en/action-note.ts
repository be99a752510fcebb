import type { texts as fi } from '../fi/action-note.ts';

export const texts: typeof fi = {
  name: 'Write a note',
  lead: 'Staff see the note on the customer’s page. The customer gets it when they ask for their data.',
  deed: 'Save the note',
  done: 'The note was saved.',
  form: { words: 'Note', hint: 'Nothing about health, and no opinions about the person.' },
  labels: { note: 'Note' },
  phrases: { none: 'Not yet', words: '{0}' },
  refusals: { gone: 'There is no such customer.' },
};
