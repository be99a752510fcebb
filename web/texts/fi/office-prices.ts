import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { texts as lookAhead } from './parts/look-ahead.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  lookAhead,
  frame,
  actions,
  title: 'Hinnat',
  description: 'Mitä kortti maksaa, on maksanut ja tulee maksamaan.',
  heading: 'Hinnat',
  lead: 'Jokaisella hinnalla on päivä, josta se alkaa. Asiakas maksaa sen, mitä hänelle näytettiin, kun hän aloitti maksun.',
  now: 'Nyt',
  since: '{0} alkaen',
  year: `${INSTALMENT_COUNT} erää yhteensä {0}`,
  unset: 'Ei asetettu',
  facts: {
    annual: 'Vuosi kerralla',
    renewalWhileValid: 'Jatko ajoissa',
    monthly: 'Kuukausierä',
    vat: 'Arvonlisävero',
  },
  planned: 'Suunnitellut muutokset',
  plannedNote: 'Voit vaihtaa tai perua muutoksen, kunnes sen päivä alkaa.',
  none: 'Yhtään muutosta ei ole suunniteltu. Nykyiset hinnat ovat voimassa toistaiseksi.',
  plan: 'Suunnittele hinnanmuutos',
  replace: 'Vaihda',
  cancel: 'Peru',
  ofDay: 'muutos, joka alkaa {0}',
  starts: 'Alkaa',
  what: 'Mitä',
  who: 'Kuka ja miksi',
  from: 'Alkoi',
  earlier: 'Hintahistoria',
  earlierNote: 'Näillä hinnoilla on myyty. Niitä ei voi muuttaa.',
  change: '{0} → {1}',
  scheme: 'Asetettu käyttöönotossa',
  gone: 'entinen työntekijä',
  failed: 'Hintaluetteloa ei saatu haettua. Lataa sivu uudelleen.',
  preview: {
    heading: 'Näin ostosivu näyttää hinnan {0}',
    languages: {
      fi: 'Suomeksi',
      sv: 'Ruotsiksi',
      en: 'Englanniksi',
    },
    changed: 'Muuttuvat kohdat on kehystetty.',
  },
};
