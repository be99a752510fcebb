import type { PostalAddress } from './address-line.ts';
import { cleanField } from './clean-field.ts';
import { HOME_COUNTRY } from './country.ts';
import type { FieldError } from './field-error.ts';
import { fieldErrors } from './field-rules.ts';

export const ADDRESS_FIELDS = ['streetAddress', 'zipCode', 'city'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export const NO_ADDRESS: PostalAddress = {
  streetAddress: '',
  zipCode: '',
  city: '',
  country: HOME_COUNTRY,
};

/** All errors of an address, in the order in which the form shows its fields. */
export function addressErrors(address: PostalAddress): FieldError[] {
  const { country } = address;
  return ADDRESS_FIELDS.flatMap((field) =>
    fieldErrors(field, address[field], { currentYear: 0, country }),
  );
}

/** For an address that something is posted to: only configured countries are valid. */
export function postedAddressErrors(
  address: PostalAddress,
  plasticCountries: readonly string[],
): FieldError[] {
  const isPostedTo = plasticCountries.includes(address.country);
  return [
    ...addressErrors(address),
    ...(isPostedTo ? [] : [{ field: 'country', code: 'notPosted' as const, args: [] }]),
  ];
}

/** As stored: cleaned. */
export function cleanAddress(address: PostalAddress): PostalAddress {
  return {
    streetAddress: cleanField('streetAddress', address.streetAddress),
    zipCode: cleanField('zipCode', address.zipCode),
    city: cleanField('city', address.city),
    country: address.country,
  };
}
