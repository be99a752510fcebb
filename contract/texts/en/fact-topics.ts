import { VOUCHER_NAMES } from '../../../domain/payment/provider.ts';
import type { texts as fi } from '../fi/fact-topics.ts';

export const texts: typeof fi = {
  limits: 'Limits',
  takenGifts: 'Activated gift in a withdrawal',
  languages: 'Languages',
  colours: 'Colours',
  logo: 'Logo',
  search: 'Search engines',
  tracking: 'Visitor analytics',
  logging: 'Browser logs',
  bank: 'Online banks and mobile payments',
  card: 'Payment cards',
  ...VOUCHER_NAMES,
  companyInvoice: 'Company invoice',
  selling: 'Sales',
  gifts: 'Gifts',
  registration: 'Activation of cards',
  monthly: 'Monthly payment',
  banner: 'Notice',
};
