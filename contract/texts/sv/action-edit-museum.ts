import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Ändra museets uppgifter',
  lead: 'Du ser vad som ändras. Ingenting är sparat ännu.',
  deed: 'Spara ändringarna',
  done: 'Museets uppgifter har ändrats.',
  form: {},
  labels: {
    ...words.parts,
    desks: 'Kassor',
    visits: 'Besök',
  },
  phrases: {
    part: '{0}',
    stops:
      '{0|# kassakonto|# kassakonton} och {1|# nyckel|# nycklar} till kassasystem fungerar ännu {2}, men inte efter det.',
    stays: '{0} besök finns kvar i statistiken och i besökarnas dagböcker.',
  },
  refusals: {
    ...words.faults,
    nothingChanges: 'Ingenting skulle ändras.',
    changedMeanwhile:
      'Någon annan har ändrat samma del efter att du öppnade sidan: {0}. Avbryt, hämta de senaste uppgifterna och se skillnaderna. Det du skrivit finns kvar.',
    pictureGone: 'Bilden finns inte längre. Lägg till den på nytt.',
    exhibitionTaken: 'Utställningen hör till ett annat museum. Lägg till den på nytt.',
  },
};
