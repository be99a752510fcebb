import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Muuta museon tietoja',
  lead: 'Näet, mitä muuttuu. Mitään ei ole vielä tallennettu.',
  deed: 'Tallenna muutokset',
  done: 'Museon tiedot on muutettu.',
  form: {},
  labels: {
    ...words.parts,
    desks: 'Kassat',
    visits: 'Käynnit',
  },
  phrases: {
    part: '{0}',
    stops:
      '{0|# kassan tunnus|# kassan tunnusta} ja {1|# kassajärjestelmän avain|# kassajärjestelmän avainta} toimivat vielä {2}, mutta eivät sen jälkeen.',
    stays: '{0|# käynti|# käyntiä} säilyy tilastoissa ja kävijöiden päiväkirjoissa.',
  },
  refusals: {
    ...words.faults,
    nothingChanges: 'Mikään ei muuttuisi.',
    changedMeanwhile:
      'Joku muu on muuttanut samaa kohtaa sen jälkeen, kun avasit sivun: {0}. Keskeytä, hae uusimmat tiedot ja katso erot. Kirjoittamasi säilyy.',
    pictureGone: 'Kuvaa ei enää ole. Lisää se uudelleen.',
    exhibitionTaken: 'Näyttely kuuluu toiselle museolle. Lisää se uudelleen.',
  },
};
