import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Import museums from a table',
  lead: 'Choose a CSV file that you downloaded here. You may leave out rows and columns: those stay as they are. In the tables of exceptional days, exhibitions, extra charges, accessibility and getting there, a museum’s rows replace all its earlier rows.',
  deed: 'Import the table',
  done: 'The museums have been imported from a table.',
  form: {
    choose: 'Choose a file',
    none: 'No file',
    large: 'The file is too large. Leave out the descriptions, or split it in two: at most 600 kB.',
    notText: 'The file is not CSV. Save the table as CSV.',
  },
  labels: {
    ...words.parts,
    rows: 'Museums',
    more: 'Also',
  },
  phrases: {
    part: '{0}',
    count: '{0|# changes|# change}, {1|# is added|# are added}',
    more: '{0|# other museum|# other museums}',
    line: 'Line {0}: {1}',
    cell: 'Line {0}, column {1}: {2}',
    moreFaults: 'There {0|is # more fault|are # more faults}.',
  },
  refusals: {
    ...words.faults,
    nothingChanges: 'The table matches the current details. Nothing would change.',
    badLines:
      '{0|# line has to be corrected|# lines have to be corrected}. Nothing was imported.\n{1}',
    badColumns: 'these columns cannot be read: {0}',
    badCell: 'the value “{0}” cannot be read',
    badSlug: 'the address is not valid: {0}. Use lower-case letters, digits and hyphens.',
    slugTwice: 'the same museum is in the table twice: {0}',
    noColumns: 'the table lacks columns: {0}. Download the whole table and change it.',
    exhibitionTwice:
      'exhibition {0} is already on another line or belongs to another museum. Leave the id of a new exhibition empty.',
    noSlug: 'the column slug is missing.',
    noMuseum: 'there is no such museum: {0}. Add it first in the table of museums.',
  },
};
