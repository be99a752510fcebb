import { loadPrices, type ShopPrices } from '../../parts/order/shop-prices.ts';
import { soonOr } from '../../parts/site/page-budget.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import type { PathMatch } from '../../platform/route.ts';
import { loadMuseumTowns, type MuseumTown } from './museum-towns.ts';

export type HomeData = { prices: ShopPrices; museums: MuseumTown[] };

/** Home is not kept waiting: what is late is asked again by the browser or left out. */
export async function loadHome(read: ReadFromServer, match: PathMatch): Promise<HomeData> {
  const [prices, museums] = await Promise.all([
    loadPrices(read),
    soonOr(loadMuseumTowns(read, match), []),
  ]);
  return { prices, museums };
}
