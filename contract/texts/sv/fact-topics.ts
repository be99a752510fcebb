import { VOUCHER_NAMES } from '../../../domain/payment/provider.ts';
import type { texts as fi } from '../fi/fact-topics.ts';

export const texts: typeof fi = {
  limits: 'Gränser',
  takenGifts: 'Aktiverad gåva vid ånger',
  languages: 'Språk',
  colours: 'Färger',
  logo: 'Logotyp',
  search: 'Sökmotorer',
  tracking: 'Besöksmätning',
  logging: 'Webbläsarnas loggar',
  bank: 'Nätbanker och mobilbetalning',
  card: 'Betalkort',
  ...VOUCHER_NAMES,
  companyInvoice: 'Företagsfaktura',
  selling: 'Försäljning',
  gifts: 'Gåvor',
  registration: 'Aktivering av kort',
  monthly: 'Månadsbetalning',
  banner: 'Meddelande',
};
