import { texts as editor } from './parts/museum-editor.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  editor,
  title: 'Muokkaa museota',
  description: 'Museon tiedot, aukioloajat ja kuvat.',
  missing: 'Museota ei löydy.',
  back: 'Museon tapahtumat',
  publicPage: 'Avaa museon sivu',
  refresh: 'Hae uusimmat tiedot',
  failed: 'Tietoja ei saatu haettua. Kirjoittamasi on tallessa.',
};
