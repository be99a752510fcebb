import type { guestCalls } from '../../contract/guest-calls.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { GuestContext } from '../context.ts';
import { listMuseums } from '../museum/listed-museums.ts';
import { museumPage } from '../museum/museum-page.ts';
import { findMuseumTowns } from '../museum/museum-queries.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findPageRewording } from '../wording/current-wording.ts';
import { findFacts } from './fact-queries.ts';
import { findPrices } from './scheme-queries.ts';
import { shopDataOn } from './shop-data.ts';

export const catalogAnswers: Answers<typeof guestCalls, GuestContext> = {
  async getWebShopData(_, { pool, clock, language }) {
    const today = helsinkiDay(clock.now());
    const data = shopDataOn(await findPrices(pool), await findFacts(pool), today);
    if (!data) throw new Refusal('PRICE_UNKNOWN', refusalText('priceUnknown', language), 404);
    return data;
  },

  async getRewordedPage(asked, context) {
    const page = await findPageRewording(context, asked);
    return page === undefined ? {} : { page };
  },

  getMuseums: ({ language }, { pool, clock }) =>
    findMuseumTowns(pool, language, helsinkiDay(clock.now())),

  async getMuseumDirectory({ language }, { pool, clock }) {
    const museums = await listMuseums(pool, language, helsinkiDay(clock.now()));
    return museums.map(({ listed }) => listed);
  },

  async getMuseum({ slug, language }, { pool, clock }) {
    const page = await museumPage(pool, { slug, language, today: helsinkiDay(clock.now()) });
    if (!page) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
    return page;
  },
};
