import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import type { texts as fi } from '../fi/payment-failed.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Banken avvisade betalningen',
  description: 'Betaltjänsten avvisade betalningen.',
  heading: 'Banken avvisade betalningen',
  lead: `Inget har debiterats från ditt konto. Banken berättar inte orsaken för oss. Din beställning sparas i ${PAYABLE_DAYS} dagar: fortsätt med samma eller ett annat betalningssätt. Fråga din bank om det upprepas.`,
  again: 'Fortsätt betalningen',
  service: 'Kundtjänst',
  returned: {
    heading: 'Vi betalar tillbaka pengarna',
    lead: 'Betalningen kunde inte användas för beställningen. Vi betalar tillbaka pengarna och berättar per e-post hur och när du får dem.',
    again: 'Gör beställningen på nytt',
  },
  loom: order.loom,
  missing,
};
