import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Meddelanden och pauser',
  description: 'Vad kunderna får veta och vad som är pausat.',
  heading: 'Meddelanden och pauser',
  lead: 'Meddelandet visas på alla sidor för kunder. Om något är pausat berättar sidan det och säger vad man kan göra i stället.',
};
