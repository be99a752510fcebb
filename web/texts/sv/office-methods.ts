import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as onPage } from './parts/order-preview.ts';

export const texts = {
  frame,
  actions,
  facts,
  onPage,
  title: 'Betalningssätt',
  description: 'Hur kortet kan betalas.',
  heading: 'Betalningssätt',
  lead: 'Ett betalningssätt kan börja och sluta en viss dag. En betalning som har påbörjats före dess kan slutföras, och sparade kort debiteras som förut.',
};
