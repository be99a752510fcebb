import type { texts as fi } from '../fi/payment-cancelled.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Betalningen avbröts',
  description: 'Betalningen gjordes inte.',
  heading: 'Betalningen avbröts',
  lead: 'Inget har debiterats. Dina uppgifter finns kvar.',
  again: 'Välj betalningssätt på nytt',
  home: 'Till startsidan',
  loom: order.loom,
  missing,
};
