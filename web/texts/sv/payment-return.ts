import type { texts as fi } from '../fi/payment-return.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Vi bekräftar din betalning',
  description: 'Betalningen kontrolleras.',
  heading: 'Vi bekräftar din betalning',
  lead: 'Det tar vanligen en liten stund. Stanna på sidan och betala inte på nytt.',
  checking: 'Vi väntar på bekräftelse från betaltjänsten…',
  slow: 'Det här tar längre tid än vanligt. Stäng inte sidan.',
  reload: 'Kontrollera på nytt',
  loom: order.loom,
  missing,
};
