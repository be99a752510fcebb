import { VOUCHER_NAMES } from '../../../domain/payment/provider.ts';

/** Names of the scheme facts that have a start day, for the office. */
export const texts = {
  limits: 'Rajat',
  takenGifts: 'Aktivoitu lahja peruutuksessa',
  languages: 'Kielet',
  colours: 'Värit',
  logo: 'Logo',
  search: 'Hakukoneet',
  tracking: 'Kävijämittaus',
  logging: 'Selainten lokit',
  bank: 'Verkkopankit ja mobiilimaksut',
  card: 'Maksukortit',
  ...VOUCHER_NAMES,
  companyInvoice: 'Yrityslasku',
  selling: 'Myynti',
  gifts: 'Lahjat',
  registration: 'Korttien aktivointi',
  monthly: 'Kuukausimaksu',
  banner: 'Tiedote',
};
