import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Lägg till ett museum',
  lead: 'Kunderna ser museet från och med dagen då det kommer med.',
  deed: 'Lägg till museet',
  done: 'Museet har lagts till.',
  form: {},
  labels: {
    ...words.parts,
    slug: 'Sidans adress',
  },
  phrases: {
    part: '{0}',
  },
  refusals: {
    ...words.faults,
    slugTaken: 'Ett annat museum har redan adressen {0}. Välj en annan.',
    pictureGone: 'Bilden finns inte längre. Lägg till den på nytt.',
    exhibitionTaken: 'Utställningen hör till ett annat museum. Lägg till den på nytt.',
  },
};
