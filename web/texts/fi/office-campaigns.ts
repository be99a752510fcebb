import { texts as words } from './parts/campaign-words.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as onPage } from './parts/order-preview.ts';

export const texts = {
  frame,
  actions,
  words,
  onPage,
  title: 'Kampanjat',
  description: 'Kampanjat, niiden koodit ja mitä niillä on myyty.',
  heading: 'Kampanjat',
  lead: 'Kampanja antaa koodin, jolla kortti maksaa vähemmän tai on voimassa pidempään. Luvut kertovat, mitä koodeilla on ostettu ja maksettu.',
  create: 'Luo kampanja',
  phases: { running: 'Käynnissä', coming: 'Tulossa', ended: 'Päättyneet' },
  none: {
    running: 'Yhtään kampanjaa ei ole käynnissä.',
    coming: 'Yhtään kampanjaa ei ole tulossa.',
    ended: 'Yhtään kampanjaa ei ole päättynyt.',
  },
  name: 'Kampanja',
  gives: 'Antaa',
  when: 'Voimassa',
  failed: 'Kampanjoita ei saatu haettua. Lataa sivu uudelleen.',
  preview: {
    heading: 'Näin ostaja näkee hinnan {0}',
    languages: { fi: 'Suomeksi', sv: 'Ruotsiksi', en: 'Englanniksi' },
    anyCode: 'KOODI',
  },
};
