import { texts as words } from './museum-words.ts';

export const texts = {
  name: 'Tuo museot taulukosta',
  lead: 'Valitse CSV-tiedosto, jonka latasit täältä. Voit jättää pois rivejä ja sarakkeita: ne pysyvät ennallaan. Poikkeuspäivien, näyttelyiden, lisämaksujen, esteettömyyden ja kulkutapojen taulukoissa museon rivit korvaavat kaikki sen aiemmat rivit.',
  deed: 'Tuo taulukko',
  done: 'Museot on tuotu taulukosta.',
  form: {
    choose: 'Valitse tiedosto',
    none: 'Ei tiedostoa',
    large: 'Tiedosto on liian suuri. Jätä pois esittelyt tai jaa se kahtia: enintään 600 kt.',
    notText: 'Tiedosto ei ole CSV. Tallenna taulukko CSV-muodossa.',
  },
  labels: {
    ...words.parts,
    rows: 'Museoita',
    more: 'Lisäksi',
  },
  phrases: {
    part: '{0}',
    count: '{0} muuttuu, {1} lisätään',
    more: '{0|# muu museo|# muuta museota}',
    line: 'Rivi {0}: {1}',
    cell: 'Rivi {0}, sarake {1}: {2}',
    moreFaults: 'Näiden lisäksi on {0|# virhe|# virhettä}.',
  },
  refusals: {
    ...words.faults,
    nothingChanges: 'Taulukko on sama kuin nykyiset tiedot. Mikään ei muuttuisi.',
    badLines: '{0|# rivi on korjattava|# riviä on korjattava}. Mitään ei tuotu.\n{1}',
    badColumns: 'näitä sarakkeita ei voi lukea: {0}',
    badCell: 'arvoa ”{0}” ei voi lukea',
    badSlug: 'osoite ei kelpaa: {0}. Käytä pieniä kirjaimia, numeroita ja yhdysmerkkejä.',
    slugTwice: 'sama museo on taulukossa kahdesti: {0}',
    noColumns: 'taulukosta puuttuu sarakkeita: {0}. Lataa koko taulukko ja muuta sitä.',
    exhibitionTwice:
      'näyttely {0} on jo toisella rivillä tai toisella museolla. Jätä uuden näyttelyn tunnus tyhjäksi.',
    noSlug: 'sarake slug puuttuu.',
    noMuseum: 'tällaista museota ei ole: {0}. Lisää se ensin museoiden taulukossa.',
  },
};
