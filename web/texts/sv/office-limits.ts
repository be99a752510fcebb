import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Gränser, språk och färger',
  description: 'Hur mycket man kan beställa på en gång, och på vilka språk.',
  heading: 'Gränser, språk och färger',
  lead: 'Formuläret, servern och texterna läser samma gränser. En beställning som gjorts före ändringen påverkas inte.',
};
