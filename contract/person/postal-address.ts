import { z } from 'zod';
import { COUNTRIES, HOME_COUNTRY } from '../../domain/person/country.ts';
import { typedText } from '../call/wire-values.ts';

/** Omitted: the home country. */
export const countryOrHome = z.enum(COUNTRIES).default(HOME_COUNTRY);

/** A postal address as typed; the field rules validate it. */
export const typedAddress = {
  streetAddress: typedText,
  zipCode: typedText,
  city: typedText,
  country: countryOrHome,
};

/** For purchases that need no address. */
export const noOrTypedAddress = {
  streetAddress: typedText.default(''),
  zipCode: typedText.default(''),
  city: typedText.default(''),
  country: countryOrHome,
};
