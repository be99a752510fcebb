import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Portal settings',
  description:
    'Limits, withdrawn gifts, languages, appearance, search engines, visitor analytics and logs.',
  heading: 'Portal settings',
  lead: 'Order limits, what happens to an activated gift in a withdrawal, languages, appearance, texts for search engines, visitor analytics and logs. A change takes effect on the day you choose. Orders made before it are not affected.',
};
