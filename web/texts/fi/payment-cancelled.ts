import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Maksu jäi kesken',
  description: 'Maksua ei tehty.',
  heading: 'Maksu jäi kesken',
  lead: 'Tililtäsi ei ole veloitettu mitään. Tietosi ovat tallella.',
  again: 'Valitse maksutapa uudelleen',
  home: 'Etusivulle',
  loom: order.loom,
  missing,
};
