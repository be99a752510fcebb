import { useEffect, useState } from 'react';
import { type ReadFromServer, readFromServer } from '../../platform/call-server.ts';
import { resolveWithinBudget } from '../site/load-budget.ts';

/** In euros; null: not offered. `late`: not loaded in time for the page; `failed`: the server did not answer. */
export type ShopPrices =
  | { annual: number; monthly: number | null; monthlyTotal: number | null }
  | 'late'
  | 'failed';

/** A page shows a dash for late prices, and the browser fetches them. */
export function loadPrices(read: ReadFromServer): Promise<ShopPrices> {
  return resolveWithinBudget(fetchPrices(read), 'late');
}

async function fetchPrices(read: ReadFromServer): Promise<ShopPrices> {
  try {
    const data = await read('MuseumCardGuestController', 'getWebShopData', {});
    return {
      annual: data.cardPersonalPrice,
      monthly: data.cardPersonalMonthlyPrice ?? null,
      monthlyTotal: data.cardPersonalMonthlyPriceTotal ?? null,
    };
  } catch {
    return 'failed';
  }
}

/** Prices of the page, or those that the browser fetched when they were late. */
export function useShopPrices(first: ShopPrices): ShopPrices {
  const [prices, setPrices] = useState(first);
  useEffect(() => {
    if (first === 'late') void fetchPrices(readFromServer).then(setPrices);
  }, [first]);
  return prices;
}
