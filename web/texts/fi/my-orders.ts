import { texts as method } from '../../../contract/texts/fi/payment-method.ts';
import { texts as common } from './parts/my-card.ts';

export const texts = {
  title: 'Tilaukset ja kuitit',
  description: 'Mitä olet ostanut, ja kuitit niistä.',
  common,
  empty: {
    title: 'Ei vielä tilauksia',
    lead: 'Kun ostat kortin tai lahjan, tilaus ja kuitti löytyvät täältä.',
    buy: 'Osta kortti',
    buyFor: 'Osta kortti, {0}',
    gift: 'Anna lahjaksi',
  },
  columns: {
    day: 'Päivä',
    product: 'Tuote',
    amount: 'Summa',
    method: 'Maksutapa',
    state: 'Tila',
    receipt: 'Kuitti',
    number: 'tilaus {0}',
  },
  product: {
    standard: '{product}',
    gift: 'Lahjakortti',
    renewal: 'Voimassaolon jatko',
    companyOrder: 'Yritystilaus',
    monthly: 'kuukausimaksu',
  },
  method,
  state: {
    paid: 'Maksettu',
    pending: 'Odottaa maksun vahvistusta',
    unpaid: 'Kesken, maksamatta',
    notThrough: 'Maksu ei mennyt läpi',
    declined: 'Pankki hylkäsi maksun',
    refunding: 'Palautetaan',
    refunded: 'Palautettu',
  },
  waits: {
    go: 'Jatka maksua',
    goName: 'Jatka maksua, tilaus {0}',
    what: 'Mitä nyt tapahtuu?',
    whatName: 'Mitä nyt tapahtuu? Tilaus {0}',
    kept: 'Säilyy {0} asti.',
    notCharged: 'Mitään ei veloitettu. Säilyy {0} asti.',
    never: 'Älä maksa uudelleen.',
  },
  receipt: { short: 'Kuitti (PDF)', name: 'Tilauksen {0} kuitti (PDF)' },
  withdrawal: {
    short: 'Peru sopimus tästä',
    name: 'Peru sopimus tästä, tilaus {0}',
    until: '{0} asti',
    done: 'Peruutettu {0}',
  },
  plan: 'Kuukausimaksun erät: mitä on maksettu, mitä on maksamatta ja mitä tulee',
};
