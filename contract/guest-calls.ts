import { z } from 'zod';
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
};
