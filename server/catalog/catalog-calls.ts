import type { guestCalls } from '../../contract/guest-calls.ts';
import { toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { pricesOn } from '../../domain/catalog/price.ts';
import type { GuestContext } from '../context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findPrices } from './catalog-queries.ts';
import { findMuseumTowns } from './museum-queries.ts';

export const catalogAnswers: Answers<typeof guestCalls, GuestContext> = {
  async getWebShopData(_, { pool, clock, language }) {
    const prices = pricesOn(await findPrices(pool), helsinkiDay(clock.now()));
    if (!prices) throw new Refusal('PRICE_UNKNOWN', refusalText('priceUnknown', language), 404);
    return {
      cardPersonalPrice: toEuros(prices.annual),
      cardPersonalMonthlyPrice: toEuros(prices.monthly),
      cardPersonalMonthlyPriceTotal: toEuros(prices.monthlyTotal),
    };
  },

  getMuseums: ({ language }, { pool, clock }) =>
    findMuseumTowns(pool, language, helsinkiDay(clock.now())),
};
