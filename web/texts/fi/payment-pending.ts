import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Vahvistamme maksuasi',
  description: 'Maksun vahvistus on tulossa.',
  heading: 'Vahvistamme maksuasi',
  lead: 'Saat sähköpostin heti, kun vahvistus tulee. Voit sulkea sivun. Älä maksa uudelleen.',
  order: 'Tilausnumero',
  watching: 'Tämä sivu päivittyy itsestään, kun maksu on vahvistettu.',
  home: 'Etusivulle',
  service: 'Asiakaspalvelu',
  loom: order.loom,
  missing,
};
