import type { texts as fi } from '../../fi/parts/contact-subjects.ts';

/** What somebody writes to customer service about. */
export const texts: typeof fi = {
  card: 'Kortet och hur det används',
  payment: 'Beställning eller betalning',
  gift: 'Gåva',
  company: 'Företagsbeställning',
  privacy: 'Dataskydd',
  other: 'Annat ärende',
};
