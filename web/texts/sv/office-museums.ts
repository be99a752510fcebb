import { texts as words } from '../../../contract/texts/sv/museum-words.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Museer',
  description: 'Alla museer och vad som saknas i uppgifterna.',
  heading: 'Museer',
  add: 'Lägg till museum',
  download: 'Ladda ner som tabell',
  table: 'Tabell',
  tables: { museums: 'Museer', ...words.parts },
  bring: 'Importera från tabell',
  failed: 'Listan kunde inte hämtas på nytt. Ladda om sidan.',
  search: 'Sök med namn eller ort',
  state: 'Läge',
  all: 'Alla',
  states: {
    joined: 'Med',
    coming: 'Kommande',
    left: 'Har lämnat',
  },
  missing: 'Saknas',
  anyGap: 'Vad som helst',
  gaps: {
    hours: 'öppettider i dag',
    picture: 'bild',
    address: 'adress',
    access: 'tillgänglighet',
    price: 'inträdesbiljett',
    website: 'webbplats',
  },
  found: '{0|# museum|# museer}',
  more: 'Visa {0} till',
  none: 'Inget museum passar sökningen.',
  name: 'Namn',
  town: 'Ort',
  edit: 'Redigera',
  from: 'från {0}',
  until: 'till {0}',
};
