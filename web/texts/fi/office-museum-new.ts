import { texts as editor } from './parts/museum-editor.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  editor,
  title: 'Lisää museo',
  description: 'Uusi museo ja sen tiedot.',
  heading: 'Lisää museo',
  back: 'Kaikki museot',
  publicPage: 'Avaa museon sivu',
  slug: 'Sivun osoite',
  slugHint: 'Sivun osoite on /museot/ ja sen perässä tämä. Sitä ei voi muuttaa myöhemmin.',
  nameless: 'Kirjoita ensin museon nimi ja sivun osoite.',
};
