import type { CallOutput } from '../../../contract/call/controllers.ts';
import { loadPrices, type ShopPrices } from '../../parts/order/shop-prices.ts';
import { resolveWithinBudget } from '../../parts/site/load-budget.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PathMatch } from '../../platform/route.ts';
import type { texts } from '../../texts/fi/home.ts';

export type HomeData = { prices: ShopPrices; museums: MuseumTown[] };

/** The home page does not wait: late data is fetched by the browser or left out. */
export async function loadHome(read: ReadFromServer, match: PathMatch): Promise<HomeData> {
  const [prices, museums] = await Promise.all([
    loadPrices(read),
    resolveWithinBudget(loadMuseumTowns(read, match), []),
  ]);
  return { prices, museums };
}

export type HomeTexts = typeof texts;

export type MuseumTown = CallOutput<'MuseumCardGuestController', 'getMuseums'>[number];

/** Museums that accept the card, by town. An empty list when loading failed: the page still renders. */
async function loadMuseumTowns(
  read: ReadFromServer,
  { language }: Pick<PathMatch, 'language'>,
): Promise<MuseumTown[]> {
  return read('MuseumCardGuestController', 'getMuseums', { language }).catch(() => []);
}
