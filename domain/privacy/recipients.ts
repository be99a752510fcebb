import { formatList } from '../base/format.ts';
import type { Language } from '../base/language.ts';
import type { ProviderType } from '../payment/culture-voucher.ts';

/** Every payment service by its public name: a new one cannot be forgotten on the privacy page. */
const PAYMENT_SERVICES: Record<ProviderType, string> = {
  paytrail: 'Paytrail',
  epassi: 'ePassi',
  smartum: 'Smartum',
  edenred: 'Edenred',
  zevoy: 'Zevoy',
};
export const paymentServices = (language: Language): string =>
  formatList(Object.values(PAYMENT_SERVICES), language);

/** Recipients of personal data: the privacy page has one sentence for each. */
export type Recipient =
  | 'payment'
  | 'invoice'
  | 'cardMaker'
  | 'post'
  | 'museum'
  | 'mail'
  | 'hosting'
  | 'authority';
