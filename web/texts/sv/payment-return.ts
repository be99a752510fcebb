import type { texts as fi } from '../fi/payment-return.ts';
import { texts as order } from './parts/order.ts';

export const texts: typeof fi = {
  title: 'Vi bekräftar din betalning',
  description: 'Betalningen kontrolleras.',
  heading: 'Vi bekräftar din betalning',
  lead: 'Det tar vanligen en liten stund. Stanna på sidan och betala inte på nytt.',
  checking: 'Vi väntar på bekräftelse från betaltjänsten…',
  slow: 'Det här tar längre än vanligt. Stäng inte sidan.',
  reload: 'Kontrollera på nytt',
  missing: {
    heading: 'Betalningen hittades inte',
    lead: 'Adressen är fel eller för gammal. Om du betalade kommer kortet och kvittot till din e-post.',
    mine: 'Öppna Mitt {product}',
    service: 'Kontakta kundtjänsten',
  },
  loom: order.loom,
};
