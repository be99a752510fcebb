import { texts as time } from './parts/line-of-time.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  time,
  title: 'Maksu',
  description: 'Miten maksu eteni.',
  heading: 'Maksu',
  missing: 'Maksua ei löydy.',
  payment: 'Maksu {0}',
  provider: 'Maksupalvelu',
  made: 'Aloitettu',
  settled: 'Vahvistunut',
  notSettled: 'ei ole vahvistunut',
  stamp: 'Maksuleima',
  transaction: 'Maksupalvelun tunnus',
  refund: 'Palautus',
  facts: 'Nyt',
  state: 'Tila',
  orders: 'Mitä maksulla maksettiin',
  fulfilled: 'toteutettu tällä maksulla',
  notFulfilled: 'ei toteutettu tällä maksulla',
  instalment: 'kuukausieriä tästä tilauksesta',
  buyer: 'Tilaaja',
};
