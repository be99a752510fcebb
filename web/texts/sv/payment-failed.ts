import type { texts as fi } from '../fi/payment-failed.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Betalningen godkändes inte',
  description: 'Betaltjänsten avvisade betalningen.',
  heading: 'Betalningen godkändes inte',
  lead: 'Betaltjänsten avvisade betalningen. Prova ett annat betalningssätt eller kontakta din bank.',
  again: 'Välj betalningssätt på nytt',
  service: 'Kundtjänst',
  returned: {
    heading: 'Vi betalar tillbaka pengarna',
    lead: 'Betalningen kunde inte användas för beställningen. Pengarna betalas tillbaka med samma betalningssätt, och du får ett mejl om det.',
    again: 'Gör beställningen på nytt',
  },
  loom: order.loom,
  missing,
};
