import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Limits, languages and colours',
  description: 'How much can be ordered at once, and in which languages.',
  heading: 'Limits, languages and colours',
  lead: 'The form, the server and the texts read the same limits. An order made before a change is not affected.',
};
