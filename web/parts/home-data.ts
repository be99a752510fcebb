import type { ReadFromServer } from '../platform/call-server.ts';
import type { PathMatch } from '../platform/route.ts';
import { loadMuseumTowns, type MuseumTown } from './museum-towns.ts';
import { soonOr } from './page-budget.ts';
import { loadPrices, type ShopPrices } from './shop-prices.ts';

export type HomeData = { prices: ShopPrices; museums: MuseumTown[] };

/** Home is not kept waiting: what is late is asked again by the browser or left out. */
export async function loadHome(read: ReadFromServer, match: PathMatch): Promise<HomeData> {
  const [prices, museums] = await Promise.all([
    loadPrices(read),
    soonOr(loadMuseumTowns(read, match), []),
  ]);
  return { prices, museums };
}
