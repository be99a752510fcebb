import type { texts as fi } from '../../fi/parts/payment-missing.ts';

export const texts: typeof fi = {
  heading: 'Betalningen hittades inte',
  lead: 'Adressen är fel eller för gammal. Om du betalade får du kundnumret och kvittot per e-post.',
  mine: 'Öppna Mitt {product}',
  service: 'Kontakta kundtjänsten',
};
