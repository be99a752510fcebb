import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Tilaus on vastaanotettu',
  description: 'Yritystilaus on vastaanotettu.',
  heading: 'Tilaus on vastaanotettu.',
  pending:
    'Vahvistamme tilauksen sähköpostilla, yleensä vuorokauden sisällä. Voit jo valmistella korttien jakamista. Älä maksa uudelleen.',
  paid: 'Tilaus on vahvistettu. Vahvistus ja linkki korttien jakamiseen ovat myös sähköpostissasi.',
  invoice:
    'Laskutuspalvelu lähettää laskun, kun tilaus on vahvistettu. Se tulee sähköpostilla osoitteeseen, jonka annoit laskutuspalvelussa, tai verkkolaskuna, jos valitsit sen siellä. Eräpäivä on laskussa.',
  desk: 'Jaa kortit',
  receipt: 'Lataa kuitti (PDF)',
  confirmation: 'Lataa tilausvahvistus (PDF)',
  home: 'Etusivulle',
  orderNumber: 'Tilausnumero',
  loom: order.loom,
  missing: missing,
};
