import type { texts as fi } from '../fi/office-campaigns.ts';
import { texts as words } from './parts/campaign-words.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as onPage } from './parts/order-preview.ts';

export const texts: typeof fi = {
  frame,
  actions,
  words,
  onPage,
  title: 'Campaigns',
  description: 'Campaigns, their codes and what was sold with them.',
  heading: 'Campaigns',
  lead: 'A campaign gives a code that makes the card cheaper or valid for longer. The figures show what was bought and paid for with its codes.',
  create: 'Create a campaign',
  phases: { running: 'Running', coming: 'Upcoming', ended: 'Ended' },
  none: {
    running: 'No campaign is running.',
    coming: 'No campaigns are planned.',
    ended: 'No campaign has ended.',
  },
  name: 'Campaign',
  gives: 'Gives',
  when: 'Valid',
  failed: 'The campaigns could not be loaded again. Reload the page.',
  preview: {
    heading: 'What a buyer sees on {0}',
    languages: { fi: 'In Finnish', sv: 'In Swedish', en: 'In English' },
    anyCode: 'CODE',
  },
};
