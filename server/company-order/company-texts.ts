import type { Language } from '../../domain/base/language.ts';

const fi = {
  fileName: 'aktivointikoodit.csv',
  number: 'Numero',
  code: 'Aktivointikoodi',
  link: 'Linkki',
  person: 'Nimi',
  email: 'Sähköposti',
  state: 'Tila',
  claimed: 'otettu käyttöön',
  unclaimed: 'käyttämättä',
};
const sv: typeof fi = {
  fileName: 'aktiveringskoder.csv',
  number: 'Nummer',
  code: 'Aktiveringskod',
  link: 'Länk',
  person: 'Namn',
  email: 'E-post',
  state: 'Läge',
  claimed: 'tagen i bruk',
  unclaimed: 'oanvänd',
};
const en: typeof fi = {
  fileName: 'activation-codes.csv',
  number: 'Number',
  code: 'Activation code',
  link: 'Link',
  person: 'Name',
  email: 'E-mail',
  state: 'State',
  claimed: 'claimed',
  unclaimed: 'unclaimed',
};

/** The words of the file that a company downloads. */
export const companyTexts: Record<Language, typeof fi> = { fi, sv, en };
