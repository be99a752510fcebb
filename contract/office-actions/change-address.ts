import { z } from 'zod';
import { COUNTRIES, HOME_COUNTRY } from '../../domain/person/country.ts';
import { actionCalls } from '../office-action.ts';
import { text } from '../wire-values.ts';

export const changeAddressInput = z.object({
  personId: z.uuid(),
  streetAddress: text(400).trim(),
  zipCode: text(40).trim(),
  city: text(160).trim(),
  country: z.enum(COUNTRIES).default(HOME_COUNTRY),
});

export const changeAddressCalls = actionCalls('changeAddress', changeAddressInput);
