import type { Kind } from '../import-data.ts';

/** Usual file names of each kind, in the order in which they are tried. */
const NAMES: [RegExp, Kind][] = [
  [/company|yritys|företag/i, 'companyOrders'],
  [/seat|paik/i, 'seats'],
  [/gift|lahja|gåv/i, 'gifts'],
  [/contract|subscription|sopimu|avtal|payment/i, 'contracts'],
  [/visit|käyn|besök/i, 'visits'],
  [/campaign|coupon|kampanja|kampanj/i, 'campaigns'],
  [/asset|card|kort/i, 'cards'],
  [/account|contact|people|person|customer|henkil|asiakk/i, 'people'],
];

/** Guesses the content of a file from its name; the user can change it. */
export function guessKind(fileName: string): Kind {
  const name = fileName.normalize('NFC');
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? 'people';
}
