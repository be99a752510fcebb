import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Settings of the portal',
  description: 'Limits, languages, look, search engines, measuring and logs.',
  heading: 'Settings of the portal',
  lead: 'Limits of orders, languages, look, texts for search engines, measuring of visits and logs. A change begins on the day you choose. An order made before it is not affected.',
};
