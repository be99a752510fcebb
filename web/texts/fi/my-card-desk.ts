import { texts as common } from './parts/my-card.ts';

export const texts = {
  title: 'Kortti kassalle',
  description: 'Asiakasnumero ja koodit koko näytöllä.',
  common,
  noCard: 'Sinulla ei ole vielä korttia',
  checked: 'Tarkistettu {0}.',
  bright: 'Jos koodin lukeminen ei onnistu, lisää näytön kirkkautta.',
  close: 'Sulje',
};
