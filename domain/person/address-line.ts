import type { Language } from '../base/language.ts';
import { countryName, HOME_COUNTRY } from './country.ts';

export type PostalAddress = {
  streetAddress: string;
  zipCode: string;
  city: string;
  country: string;
};

/** An address on one line; empty without one. The home country is omitted. */
export function addressLine(address: PostalAddress, language: Language): string {
  const { streetAddress, zipCode, city, country } = address;
  const isAbroad = streetAddress !== '' && country !== HOME_COUNTRY;
  return [streetAddress, `${zipCode} ${city}`.trim(), isAbroad && countryName(country, language)]
    .filter(Boolean)
    .join(', ');
}
