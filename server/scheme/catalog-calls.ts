import type { guestCalls } from '../../contract/guest-calls.ts';
import { cents, toEuros } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { nearest } from '../../domain/museum/distance.ts';
import { pricesOn } from '../../domain/scheme/price.ts';
import type { GuestContext } from '../context.ts';
import { findMuseums, findMuseumTowns, type Museum } from '../museum/museum-queries.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { findPrices } from './scheme-queries.ts';

const NEARBY = 5;

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

  async getMuseumDirectory({ language }, { pool, clock }) {
    const museums = await findMuseums(pool, language, helsinkiDay(clock.now()));
    return museums.map(shownMuseum);
  },

  async getMuseum({ slug, language }, { pool, clock }) {
    const museums = await findMuseums(pool, language, helsinkiDay(clock.now()));
    const museum = museums.find((each) => each.slug === slug);
    if (!museum) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
    return {
      museum: shownMuseum(museum),
      nearby: nearest(museum, museums, NEARBY).map(({ kilometres, ...near }) => ({
        ...shownMuseum(near),
        kilometres: Math.round(kilometres * 10) / 10,
      })),
    };
  },
};

function shownMuseum({ ticketPrice, ...museum }: Museum) {
  return { ...museum, ticketPrice: ticketPrice === null ? null : toEuros(cents(ticketPrice)) };
}
