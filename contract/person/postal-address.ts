import { z } from 'zod';
import { COUNTRIES, HOME_COUNTRY } from '../../domain/person/country.ts';
import { typedText } from '../call/wire-values.ts';

/** Left out: home. */
export const countryOrHome = z.enum(COUNTRIES).default(HOME_COUNTRY);

/** A postal address as it was typed; the rules of the fields judge it. */
export const typedAddress = {
  streetAddress: typedText,
  zipCode: typedText,
  city: typedText,
  country: countryOrHome,
};

/** Where none need be given. */
export const noOrTypedAddress = {
  streetAddress: typedText.default(''),
  zipCode: typedText.default(''),
  city: typedText.default(''),
  country: countryOrHome,
};
