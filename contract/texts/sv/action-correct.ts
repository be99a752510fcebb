import type { texts as fi } from '../fi/action-correct.ts';

export const texts: typeof fi = {
  name: 'Rätta namn eller födelseår',
  lead: 'När namnet eller födelseåret är fel. Kortets nummer och giltighet ändras inte.',
  deed: 'Rätta uppgifterna',
  done: 'Namnet eller födelseåret rättades.',
  form: { firstName: 'Förnamn', lastName: 'Efternamn', yearOfBirth: 'Födelseår' },
  labels: { name: 'Namn', year: 'Födelseår', plastic: 'Plastkort', rest: 'Nummer och kvitton' },
  phrases: {
    words: '{0}',
    year: '{0}',
    noYear: 'Okänt',
    noPlastic: 'Inte beställt',
    ordered: 'Beställt för {0}, ännu inte i produktion',
    produced: 'Gjort för {0}',
    keeps: 'Ändras inte',
    renamed: 'Görs för {0}',
    reprint: 'Ett nytt plastkort för {0} till {1}',
    unchanged: 'Ändras inte',
  },
  refusals: {
    firstName: 'Kontrollera förnamnet: 2–40 tecken, inga siffror.',
    lastName: 'Kontrollera efternamnet: 2–80 tecken, inga siffror.',
    yearOfBirth: 'Kontrollera födelseåret.',
    same: 'Uppgifterna är redan desamma.',
  },
};
