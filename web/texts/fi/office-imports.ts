import { IMPORT_UNDO_DAYS } from '../../../domain/data-import/import-states.ts';
import { states } from './parts/import-states.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  states,
  title: 'Tuonti',
  description: 'Toisen järjestelmän tiedot tähän palveluun.',
  heading: 'Tuonti',
  lead: `Tuo toisen järjestelmän henkilöt, kortit, sopimukset, lahjat ja käynnit CSV-tiedostoina. Kenellekään ei lähde viestiä, ja tuonnin voi perua ${IMPORT_UNDO_DAYS} päivän ajan.`,
  steps: [
    'Lähetä tiedostot',
    'Tarkista sarakkeet',
    'Tee koetuonti, joka ei muuta mitään',
    'Toinen henkilö allekirjoittaa loppusummat',
    'Siirrä tiedot palveluun',
  ],
  new: 'Uusi tuonti',
  name: 'Nimi',
  nameHint: 'Esimerkiksi ”Salesforce, kevään 2027 siirto”.',
  nameFault: 'Anna nimi, 2–80 merkkiä.',
  source: 'Lähde',
  sourceHint:
    'Järjestelmä, josta tiedot tulevat: pieniä kirjaimia, numeroita ja yhdysmerkkejä, esimerkiksi salesforce. Kun tuot samasta lähteestä uudelleen, samat rivit muuttuvat.',
  sourceFault: 'Anna lähde: 2–40 merkkiä, vain a–z, 0–9 ja yhdysmerkki.',
  open: 'Aloita tuonti',
  failed: 'Ei onnistunut. Yritä uudelleen.',
  imports: 'Tuonnit',
  none: 'Mitään ei ole vielä tuotu.',
  state: 'Tila',
  made: 'Aloitettu',
  exports: 'Tietojen viennit',
  exportsLead:
    'Koko järjestelmän tiedot voi viedä ulos vain palvelimella annettavalla komennolla. Jokainen vienti näkyy tässä.',
  noExports: 'Tietoja ei ole viety ulos.',
  when: 'Milloin',
  who: 'Kuka',
  what: 'Mitä',
  taken: 'henkilöitä {0}, kortteja {1}, käyntejä {2}',
  brokenOff: 'Keskeytyi',
  secrets: {
    paymentTokens: 'mukana maksukorttien avaimet',
    activationCodes: 'mukana aktivointikoodit',
  },
};
