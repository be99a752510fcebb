import type { texts as fi } from '../fi/payment-pending.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Vi bekräftar din betalning',
  description: 'Bekräftelsen av betalningen är på väg.',
  heading: 'Vi bekräftar din betalning',
  lead: 'Du får ett mejl så snart bekräftelsen kommer. Du kan stänga sidan. Betala inte på nytt.',
  silent: {
    lead: 'Smartum meddelar oss om betalningen endast via din webbläsare. Kundtjänsten kontrollerar betalningen hos Smartum, och du får e-post så snart den är bekräftad. Betala inte på nytt.',
    notMade: 'Jag betalade inte',
    failed: 'Uppgiften kunde inte skickas. Försök igen om en stund.',
  },
  order: 'Beställningsnummer',
  watching: 'Den här sidan uppdateras av sig själv när betalningen är bekräftad.',
  home: 'Till startsidan',
  service: 'Kundtjänst',
  loom: order.loom,
  missing,
};
