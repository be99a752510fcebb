import { formatList } from '../base/format.ts';
import type { Language } from '../base/language.ts';
import { PROVIDER_NAMES } from '../payment/provider.ts';

export const paymentServices = (language: Language): string =>
  formatList(Object.values(PROVIDER_NAMES), language);

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
