import type { PostalAddress } from '../../../domain/person/address-line.ts';
import { type AddressCountry, HOME_COUNTRY } from '../../../domain/person/country.ts';

/** Home is the default and is omitted. */
export function countryToSend(country: string): { country?: AddressCountry } {
  return country === HOME_COUNTRY ? {} : { country: country as AddressCountry };
}

export function addressToSend({ streetAddress, zipCode, city, country }: PostalAddress) {
  return { streetAddress, zipCode, city, ...countryToSend(country) };
}
