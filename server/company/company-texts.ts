import type { Language } from '../../domain/base/language.ts';

const fi = {
  fileName: 'aktivointikoodit.csv',
  number: 'Numero',
  code: 'Aktivointikoodi',
  link: 'Linkki',
};
const sv: typeof fi = {
  fileName: 'aktiveringskoder.csv',
  number: 'Nummer',
  code: 'Aktiveringskod',
  link: 'Länk',
};
const en: typeof fi = {
  fileName: 'activation-codes.csv',
  number: 'Number',
  code: 'Activation code',
  link: 'Link',
};

/** The words of the file that a company downloads. */
export const companyTexts: Record<Language, typeof fi> = { fi, sv, en };
