import type { Language } from '../../../domain/base/language.ts';
import { worded } from '../../platform/worded.ts';

const fi = {
  annual: '{product}, {0} kuukautta',
  monthly: '{product}, kuukausierä {0}/12',
  gift: '{product} lahjaksi, {0} kuukautta',
  campaign: 'Kampanja-alennus',
};
const sv: typeof fi = {
  annual: '{product}, {0} månader',
  monthly: '{product}, månadsrat {0}/12',
  gift: '{product} som gåva, {0} månader',
  campaign: 'Kampanjrabatt',
};
const en: typeof fi = {
  annual: '{product}, {0} months',
  monthly: '{product}, monthly instalment {0}/12',
  gift: '{product} as a gift, {0} months',
  campaign: 'Campaign discount',
};

/** Product names on receipts and payment pages. */
export const orderTexts: Record<Language, typeof fi> = worded('server/order', { fi, sv, en });
