import { texts as editor } from './parts/museum-editor.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  editor,
  title: 'Redigera museum',
  description: 'Museets uppgifter, öppettider och bilder.',
  missing: 'Museet hittades inte.',
  back: 'Museets händelser',
  publicPage: 'Öppna museets sida',
  refresh: 'Hämta de senaste uppgifterna',
  failed: 'Uppgifterna kunde inte hämtas. Det du skrivit finns kvar.',
};
