import { formatList } from '../base/format.ts';
import type { Language } from '../base/language.ts';
import type { ProviderType } from '../payment/culture-voucher.ts';

/** Every payment service by the name that people know: a new one is not forgotten on the privacy page. */
const PAYMENT_SERVICES: Record<ProviderType, string> = {
  paytrail: 'Paytrail',
  epassi: 'ePassi',
  smartum: 'Smartum',
  edenred: 'Edenred',
  zevoy: 'Zevoy',
};
export const paymentServices = (language: Language): string =>
  formatList(Object.values(PAYMENT_SERVICES), language);

/** Who is given personal data, each with what they get: the texts of the privacy page have one sentence for each. */
export type Recipient =
  | 'payment'
  | 'invoice'
  | 'cardMaker'
  | 'post'
  | 'museum'
  | 'mail'
  | 'hosting'
  | 'authority';
