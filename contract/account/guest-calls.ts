import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import type { Rewording } from '../../domain/wording/text-tree.ts';
import { read } from '../call/call.ts';
import { euros, text } from '../call/wire-values.ts';
import { listedMuseum, museumPage } from '../museum/museum-shapes.ts';

// A tree of texts: our own answer, and OpenAPI has no name for what contains itself.
const rewording = z.custom<Rewording>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
);
/** The texts of a page that the office says otherwise, in the shape of its texts. */
export const rewordedPage = z
  .object({ page: rewording.optional(), shell: rewording.optional() })
  .meta({ id: 'RewordedPage' });
export const textFile = z.string().regex(/^[a-z-]{1,60}$/);

/** What anyone may call. The names are the platform's. */
export const guestCalls = {
  getWebShopData: read(
    'The prices of a card today',
    z.object({}),
    z.object({
      cardPersonalPrice: euros,
      /** Absent: a card cannot be paid for by the month. */
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
  /** The same with what is known of each, in the order of towns and names. */
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
  /** The version makes the address of a changed text another one. */
  getRewordedPage: read(
    'The texts of a page that the office has reworded',
    z.object({ file: textFile, language: z.enum(LANGUAGES), version: text(20) }),
    rewordedPage,
    { cacheSeconds: 3600 },
  ),
};
