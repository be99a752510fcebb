import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as onPage } from './parts/order-preview.ts';

export const texts = {
  frame,
  actions,
  facts,
  onPage,
  title: 'Payment methods',
  description: 'How the card can be paid for.',
  heading: 'Payment methods',
  lead: 'A payment method can begin and end on a chosen day. A payment begun before that can be completed, and saved cards are charged as before.',
};
