import type { PostalAddress } from '../../../domain/person/address-line.ts';
import { type AddressCountry, HOME_COUNTRY } from '../../../domain/person/country.ts';

/** spec 3 names no country: home is left out. */
export function countryToSend(country: string): { country?: AddressCountry } {
  return country === HOME_COUNTRY ? {} : { country: country as AddressCountry };
}

export function addressToSend({ streetAddress, zipCode, city, country }: PostalAddress) {
  return { streetAddress, zipCode, city, ...countryToSend(country) };
}
