import { texts as words } from '../../../contract/texts/en/museum-words.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Museums',
  description: 'All museums, and what is missing from their details.',
  heading: 'Museums',
  add: 'Add a museum',
  download: 'Download as a table',
  table: 'Table',
  tables: { museums: 'Museums', ...words.parts },
  bring: 'Import from a table',
  failed: 'The list could not be loaded again. Reload the page.',
  search: 'Search by name or town',
  state: 'State',
  all: 'All',
  states: {
    joined: 'Taking part',
    coming: 'Upcoming',
    left: 'Has left',
  },
  missing: 'Missing',
  anyGap: 'Anything',
  gaps: {
    hours: 'hours today',
    picture: 'picture',
    address: 'address',
    access: 'accessibility',
    price: 'ticket price',
    website: 'website',
  },
  found: '{0|# museum|# museums}',
  more: 'Show {0} more',
  none: 'No museum matches the search.',
  name: 'Name',
  town: 'Town',
  edit: 'Edit',
  from: 'from {0}',
  until: 'until {0}',
};
