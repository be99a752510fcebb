import { texts as editor } from './parts/museum-editor.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  editor,
  title: 'Lägg till museum',
  description: 'Ett nytt museum och dess uppgifter.',
  heading: 'Lägg till museum',
  back: 'Alla museer',
  publicPage: 'Öppna museets sida',
  slug: 'Sidans adress',
  slugHint: 'Sidans adress är /museot/ följt av detta. Den kan inte ändras senare.',
  nameless: 'Skriv först museets namn och sidans adress.',
};
