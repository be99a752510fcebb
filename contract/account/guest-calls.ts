import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import type { Rewording } from '../../domain/wording/text-tree.ts';
import { read } from '../call/call.ts';
import { euros, text } from '../call/wire-values.ts';
import { listedMuseum, museumPage } from '../museum/museum-shapes.ts';

// A recursive type, which OpenAPI cannot name: the answer is described as a plain object.
const rewording = z.custom<Rewording>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
);
/** Texts of a page that the office has overridden, nested like the original texts. */
export const rewordedPage = z
  .object({ page: rewording.optional(), shell: rewording.optional() })
  .meta({ id: 'RewordedPage' });
export const textFile = z.string().regex(/^[a-z-]{1,60}$/);

/** Public calls. The platform prescribes their names. */
export const guestCalls = {
  getWebShopData: read(
    'The prices of a card today',
    z.object({}),
    z.object({
      cardPersonalPrice: euros,
      /** Absent when monthly payment is not available. */
      cardPersonalMonthlyPrice: euros.optional(),
      cardPersonalMonthlyPriceTotal: euros.optional(),
    }),
    { cacheSeconds: 60 },
  ),
  getMuseums: read(
    'The names of the museums, town by town',
    z.object({ language: z.enum(LANGUAGES) }),
    z.array(z.object({ town: z.string(), museums: z.array(z.string()) })),
    { cacheSeconds: 300 },
  ),
  /** The same with all details, sorted by town and name. */
  getMuseumDirectory: read(
    'The museums with what is known of each',
    z.object({ language: z.enum(LANGUAGES) }),
    z.array(listedMuseum),
    {
      cacheSeconds: 300,
    },
  ),
  getMuseum: read(
    'All that the page of a museum shows',
    z.object({ slug: text(100), language: z.enum(LANGUAGES) }),
    museumPage,
    {
      cacheSeconds: 300,
    },
  ),
  /** Part of the URL, so that a changed text is not served from a cache. */
  getRewordedPage: read(
    'The texts of a page that the office has reworded',
    z.object({ file: textFile, language: z.enum(LANGUAGES), version: text(20) }),
    rewordedPage,
    { cacheSeconds: 3600 },
  ),
};
