import { z } from 'zod';
import { text } from '../../call/wire-values.ts';
import { countryOrHome } from '../../person/postal-address.ts';
import { actionCalls } from '../action.ts';

export const changeAddressInput = z.object({
  personId: z.uuid(),
  streetAddress: text(400).trim(),
  zipCode: text(40).trim(),
  city: text(160).trim(),
  country: countryOrHome,
});

export const changeAddressCalls = actionCalls('changeAddress', changeAddressInput);
