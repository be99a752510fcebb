import type { texts as fi } from '../fi/thank-you-company.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Beställningen har tagits emot',
  description: 'Företagsbeställningen har tagits emot.',
  heading: 'Beställningen har tagits emot.',
  pending:
    'Vi bekräftar beställningen per e-post, oftast inom ett dygn. Du kan redan förbereda utdelningen av korten. Betala inte på nytt.',
  paid: 'Beställningen är bekräftad. Bekräftelsen och länken för att dela ut korten finns också i din e-post.',
  invoice:
    'Faktureringstjänsten skickar fakturan när beställningen är bekräftad. Den kommer per e-post till adressen du gav i faktureringstjänsten, eller som e-faktura om du valde det där. Förfallodagen står på fakturan.',
  desk: 'Dela ut korten',
  receipt: 'Ladda ner kvittot (PDF)',
  confirmation: 'Ladda ner beställningsbekräftelsen (PDF)',
  home: 'Till startsidan',
  orderNumber: 'Beställningsnummer',
  loom: order.loom,
  missing: missing,
};
