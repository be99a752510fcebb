import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Importera museer från en tabell',
  lead: 'Välj en CSV-fil som du laddat ner här. Du kan utelämna rader och kolumner: de förblir som de är. I tabellerna över undantagsdagar, utställningar, tilläggsavgifter, tillgänglighet och färdsätt ersätter museets rader alla dess tidigare rader.',
  deed: 'Importera tabellen',
  done: 'Museerna har importerats från en tabell.',
  form: {
    choose: 'Välj fil',
    none: 'Ingen fil',
    large: 'Filen är för stor. Lämna bort beskrivningarna eller dela den i två: högst 600 kB.',
    notText: 'Filen är inte CSV. Spara tabellen som CSV.',
  },
  labels: {
    ...words.parts,
    rows: 'Museer',
    more: 'Dessutom',
  },
  phrases: {
    part: '{0}',
    count: '{0} ändras, {1} läggs till',
    more: '{0|# annat museum|# andra museer}',
    line: 'Rad {0}: {1}',
    cell: 'Rad {0}, kolumn {1}: {2}',
    moreFaults: 'Dessutom finns {0|# annat fel|# andra fel}.',
  },
  refusals: {
    ...words.faults,
    nothingChanges: 'Tabellen är densamma som de nuvarande uppgifterna. Ingenting skulle ändras.',
    badLines: '{0|# rad måste rättas|# rader måste rättas}. Ingenting importerades.\n{1}',
    badColumns: 'dessa kolumner kan inte läsas: {0}',
    badCell: 'värdet ”{0}” kan inte läsas',
    badSlug: 'adressen är ogiltig: {0}. Använd små bokstäver, siffror och bindestreck.',
    slugTwice: 'samma museum finns två gånger i tabellen: {0}',
    noColumns: 'tabellen saknar kolumner: {0}. Ladda ner hela tabellen och ändra i den.',
    exhibitionTwice:
      'utställningen {0} finns redan på en annan rad eller hos ett annat museum. Lämna id:t tomt för en ny utställning.',
    noSlug: 'kolumnen slug saknas.',
    noMuseum: 'det finns inget sådant museum: {0}. Lägg först till det i tabellen över museer.',
  },
};
