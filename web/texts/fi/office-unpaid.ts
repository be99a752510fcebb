import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  title: 'Maksamatta',
  description: 'Kuukausimaksut, joista jokin erä on maksamatta.',
  heading: 'Maksamatta',
  lead: 'Kuukausimaksut, joista jokin erä on maksamatta, pisimpään odottanut ensin. Viestit lähtevät itsestään; viimeisen viestin jälkeen ihminen päättää, mitä tehdään.',
  ages: 'Kuinka kauan maksu on ollut maksamatta',
  between: '{0}–{1|# päivä|# päivää}',
  longer: 'yli {0|# päivän|# päivää}',
  nothing: 'Kaikki kuukausimaksut on maksettu ajallaan.',
  gone: 'Tili on poistettu',
  days: '{0|# päivä|# päivää}',
  more: 'Luettelossa on vain pisimpään odottaneet.',
  columns: {
    person: 'Asiakas',
    count: 'Eriä',
    due: 'Maksamatta',
    oldest: 'Vanhin erä',
    age: 'Ikä',
    next: 'Seuraavaksi',
  },
  next: {
    works: 'Kortti toimii {0} asti',
    letter: 'Viesti lähtee {0}',
    lastLetter: 'Viimeinen viesti lähtee {0}',
    decide: 'Viimeinen viesti lähti {0}: päätä, mitä tehdään',
  },
};
