import type { Language } from '../base/language.ts';

/** Countries of an address: home first, neighbours, then others by code (ISO 3166-1). Åland belongs to Finland. */
export const COUNTRIES = [
  ...(['FI', 'SE', 'NO', 'DK', 'IS', 'EE', 'LV', 'LT'] as const),
  ...([
    'AT',
    'AU',
    'BE',
    'BG',
    'CA',
    'CH',
    'CY',
    'CZ',
    'DE',
    'ES',
    'FR',
    'GB',
    'GR',
    'HR',
    'HU',
  ] as const),
  ...([
    'IE',
    'IT',
    'JP',
    'LI',
    'LU',
    'MT',
    'NL',
    'NZ',
    'PL',
    'PT',
    'RO',
    'SI',
    'SK',
    'UA',
    'US',
  ] as const),
] as const;
export type AddressCountry = (typeof COUNTRIES)[number];

export const HOME_COUNTRY = 'FI' satisfies AddressCountry;

// Cached for each language: creating the formatter costs more than using it.
const names = new Map<Language, Intl.DisplayNames>();

export function countryName(code: string, language: Language): string {
  let known = names.get(language);
  if (!known) {
    known = new Intl.DisplayNames(language, { type: 'region' });
    names.set(language, known);
  }
  return known.of(code) ?? code;
}
