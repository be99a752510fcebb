import { IMPORT_UNDO_DAYS } from '../../../domain/data-import/import-states.ts';
import type { texts as fi } from '../fi/office-imports.ts';
import { states } from './parts/import-states.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  states,
  title: 'Import',
  description: 'The data of another system into this one.',
  heading: 'Import',
  lead: `Move people, cards, contracts, gifts and visits of another system in as CSV files. Nobody gets a message, and an import can be taken back for ${IMPORT_UNDO_DAYS} days.`,
  steps: [
    'Send the files',
    'Check the columns',
    'Make a dry run, which changes nothing',
    'Somebody else signs the totals',
    'Move the data in',
  ],
  new: 'New import',
  name: 'Name',
  nameHint: 'For example “Salesforce, the move of spring 2027”.',
  nameFault: 'Give a name, 2–80 characters.',
  source: 'Source',
  sourceHint:
    'The system that the data comes from: small letters, digits and dashes, for example salesforce. A later import from the same source changes the same rows.',
  sourceFault: 'Give the source: 2–40 characters, only a–z, 0–9 and dashes.',
  open: 'Begin the import',
  failed: 'It did not work. Try again.',
  imports: 'Imports',
  none: 'Nothing has been imported yet.',
  state: 'State',
  made: 'Begun',
  exports: 'Exports',
  exportsLead:
    'The data of the whole scheme leaves only by a command on the server. Every export is listed here.',
  noExports: 'No data has been taken out.',
  when: 'When',
  who: 'Who',
  what: 'What',
  taken: 'people {0}, cards {1}, visits {2}',
  brokenOff: 'Broken off',
  secrets: {
    paymentTokens: 'with the keys of payment cards',
    activationCodes: 'with activation codes',
  },
};
