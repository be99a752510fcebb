import type { guestCalls } from '../../contract/account/guest-calls.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { GuestContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findFacts } from '../scheme/fact-queries.ts';
import { findPrices } from '../scheme/scheme-queries.ts';
import { shopDataOn } from '../scheme/shop-data.ts';
import { findPageRewording } from '../wording/current-wording.ts';
import { listMuseums } from './listed-museums.ts';
import { museumPage } from './museum-page.ts';
import { findMuseumTowns } from './museum-queries.ts';

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
