import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Tilaus on vastaanotettu',
  description: 'Yritystilaus on vastaanotettu.',
  heading: 'Tilaus on vastaanotettu.',
  pending:
    'Vahvistamme tilauksen sähköpostilla, yleensä vuorokauden sisällä. Voit jo valmistella korttien jakamista. Älä maksa uudelleen.',
  paid: 'Tilaus on vahvistettu. Vahvistus ja linkki korttien jakamiseen ovat myös sähköpostissasi.',
  desk: 'Jaa kortit',
  receipt: 'Lataa kuitti (PDF)',
  home: 'Etusivulle',
  orderNumber: 'Tilausnumero',
  loom: order.loom,
  missing: missing,
};
