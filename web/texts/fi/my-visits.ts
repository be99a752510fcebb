import { texts as common } from './parts/my-card.ts';

export const texts = {
  title: 'Käynnit',
  description: 'Kaikki museokäyntisi.',
  common,
  loading: 'Haemme käyntejäsi…',
  failed: 'Käyntejä ei saatu ladattua. Korttisi toimii silti.',
  empty: 'Ei vielä käyntejä. Käynti ilmestyy tähän, kun museo on kirjannut sen.',
  hidden: 'Museopäiväkirjasi on piilossa.',
  all: '{0|Yksi käynti|# käyntiä}',
  byTown: 'Paikkakunnittain',
  table: { town: 'Paikkakunta', visits: 'Käyntejä' },
  diary: {
    title: 'Museopäiväkirjasi',
    lead: 'Käynnit näkyvät sinulle ja asiakaspalvelullemme. Jos piilotat ne, asiakaspalvelukaan ei näe, missä olet käynyt. Museot tarvitsevat käyntien määrät tilastoihinsa, mutta eivät tietoa siitä, kuka kävi.',
    csv: 'Lataa käynnit (CSV)',
    json: 'Lataa käynnit (JSON)',
    hide: 'Piilota käynnit',
    hideHelp:
      'Käynnit kirjataan edelleen, mutta niitä ei näytetä täällä. Saat ne takaisin milloin vain.',
    forgetOpen: 'Poista nimeni käynneistä…',
    forget: 'Poista nimeni käynneistä',
    sure: 'Poistetaanko nimesi käynneistä lopullisesti?',
    sureBody:
      'Poistamme tähänastisista käynneistä tiedon siitä, kuka kävi. Sitä ei saa takaisin, ja ryijysi valosolmut sammuvat. Museoiden tilastot ja korttisi voimassaolo eivät muutu.',
    keep: 'Pidä käynnit',
    hiddenDone: 'Käynnit on piilotettu',
    shownDone: 'Käynnit näkyvät taas',
    forgottenDone: 'Käynnit, joista tietosi poistettiin: {0}',
    failedToChange: 'Muutos ei onnistunut. Yritä uudelleen.',
  },
};
