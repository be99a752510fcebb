import { z } from 'zod';
import { LANGUAGES } from '../domain/base/language.ts';
import { read } from './call.ts';
import { listedMuseum, museumDetails } from './museum-shapes.ts';
import { euros, text } from './wire-values.ts';

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
  /** The same with what is known of each, in the order of towns and names. */
  getMuseumDirectory: read(z.object({ language: z.enum(LANGUAGES) }), z.array(listedMuseum), {
    cacheSeconds: 300,
  }),
  getMuseum: read(
    z.object({ slug: text(100), language: z.enum(LANGUAGES) }),
    z.object({
      museum: listedMuseum,
      details: museumDetails,
      nearby: z.array(listedMuseum.extend({ kilometres: z.number() })),
    }),
    { cacheSeconds: 300 },
  ),
};
