import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Notices and pauses',
  description: 'What customers are told, and what is paused.',
  heading: 'Notices and pauses',
  lead: 'The notice is shown on every page for customers. If something is paused, its page says so and tells customers what they can do instead.',
};
