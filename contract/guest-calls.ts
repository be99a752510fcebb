import { z } from 'zod';
import { LANGUAGES } from '../domain/base/language.ts';
import { read } from './call.ts';

/** Euros with at most two decimals, as the platform sends them. */
const euros = z.number().nonnegative().multipleOf(0.01);

/** What anyone may call. The names are the platform's. */
export const guestCalls = {
  getWebShopData: read(
    z.object({}),
    z.object({
      cardPersonalPrice: euros,
      cardPersonalMonthlyPrice: euros,
      cardPersonalMonthlyPriceTotal: euros,
    }),
    { cacheSeconds: 60 },
  ),
  /** Every museum that takes the card today, town by town. */
  getMuseums: read(
    z.object({ language: z.enum(LANGUAGES) }),
    z.array(z.object({ town: z.string(), museums: z.array(z.string()) })),
    { cacheSeconds: 300 },
  ),
};
