import { IMPORT_UNDO_DAYS } from '../../../domain/data-import/import-states.ts';
import type { texts as fi } from '../fi/office-imports.ts';
import { states } from './parts/import-states.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  states,
  title: 'Import',
  description: 'Data from another system into this service.',
  heading: 'Import',
  lead: `Import people, cards, contracts, gifts and visits from another system as CSV files. Nobody gets a message, and an import can be undone for ${IMPORT_UNDO_DAYS} days.`,
  steps: [
    'Upload the files',
    'Check the columns',
    'Do a dry run, which changes nothing',
    'Somebody else signs the totals',
    'Transfer the data',
  ],
  new: 'New import',
  name: 'Name',
  nameHint: 'For example “Salesforce, spring 2027”.',
  nameFault: 'Give a name, 2–80 characters.',
  source: 'Source',
  sourceHint:
    'The system that the data comes from: lower-case letters, digits and hyphens, for example salesforce. When you import from the same source again, the same rows change.',
  sourceFault: 'Give the source: 2–40 characters, only a–z, 0–9 and hyphens.',
  open: 'Start the import',
  failed: 'It did not work. Try again.',
  imports: 'Imports',
  none: 'Nothing has been imported yet.',
  state: 'State',
  made: 'Started',
  exports: 'Exports',
  exportsLead:
    'The data of the whole scheme can be exported only with a command on the server. Every export is listed here.',
  noExports: 'No data has been exported.',
  when: 'When',
  who: 'Who',
  what: 'What',
  taken: 'people {0}, cards {1}, visits {2}',
  brokenOff: 'Interrupted',
  secrets: {
    paymentTokens: 'including payment card keys',
    activationCodes: 'including activation codes',
  },
};
