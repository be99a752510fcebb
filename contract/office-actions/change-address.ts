import { z } from 'zod';
import { actionCalls } from '../office-action.ts';
import { countryOrHome } from '../postal-address.ts';
import { text } from '../wire-values.ts';

export const changeAddressInput = z.object({
  personId: z.uuid(),
  streetAddress: text(400).trim(),
  zipCode: text(40).trim(),
  city: text(160).trim(),
  country: countryOrHome,
});

export const changeAddressCalls = actionCalls('changeAddress', changeAddressInput);
