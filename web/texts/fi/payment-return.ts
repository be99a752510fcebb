import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Vahvistamme maksuasi',
  description: 'Maksu tarkistetaan.',
  heading: 'Vahvistamme maksuasi',
  lead: 'Tämä kestää yleensä hetken. Pysy sivulla äläkä maksa uudelleen.',
  checking: 'Odotamme vahvistusta maksupalvelulta…',
  slow: 'Tämä kestää tavallista kauemmin. Älä sulje sivua.',
  reload: 'Tarkista uudelleen',
  loom: order.loom,
  missing,
};
