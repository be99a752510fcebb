import { worded } from '../../../platform/worded.ts';

const fi = {
  forName: '{0}, tämä on sinulle',
  promise: 'Vuosi museoita. Yhdellä kortilla, ensimmäisestä käynnistäsi alkaen.',
  from: 'Terveisin {0}',
  code: 'Aktivointikoodi',
  activate: 'Lue koodi puhelimella tai mene osoitteeseen {0} ja kirjoita aktivointikoodi.',
  existing: 'Jos sinulla on jo {product}, lahja lisää siihen vuoden.',
  qr: 'Linkki, josta lahjan voi aktivoida',
  title: '{product} lahjaksi',
};

const sv: typeof fi = {
  forName: '{0}, den här är till dig',
  promise: 'Ett år på museer. Med ett kort, från ditt första besök.',
  from: 'Hälsningar {0}',
  code: 'Aktiveringskod',
  activate: 'Läs koden med telefonen eller gå till {0} och skriv in aktiveringskoden.',
  existing: 'Om du redan har ett {product} lägger gåvan till ett år på det.',
  qr: 'Länk för att aktivera gåvan',
  title: '{product} som gåva',
};

const en: typeof fi = {
  forName: '{0}, this is for you',
  promise: 'A year of museums. One card, from your first visit.',
  from: 'Best wishes, {0}',
  code: 'Activation code',
  activate: 'Scan the code with your phone or go to {0} and enter the activation code.',
  existing: 'If you already have a card, the gift adds a year to it.',
  qr: 'Link to activate the gift',
  title: '{product} as a gift',
};

export const giftSheetTexts = worded('letter/common:giftSheet', { fi, sv, en });
