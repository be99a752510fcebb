import { useEffect, useState } from 'react';
import { readFromServer } from '../../platform/call-server.ts';
import { askPrices, type ShopPrices } from './shop-prices.ts';

/** The prices that the page came with, or those that the browser asks for when they were late. */
export function useShopPrices(first: ShopPrices): ShopPrices {
  const [prices, setPrices] = useState(first);
  useEffect(() => {
    if (first === 'late') void askPrices(readFromServer).then(setPrices);
  }, [first]);
  return prices;
}
