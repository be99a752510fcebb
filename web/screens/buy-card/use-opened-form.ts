import { useEffect, useRef } from 'react';
import type { ShopPrices } from '../../parts/shop-prices.ts';
import { usePage } from '../../platform/page-context.tsx';
import { trackAddToCart } from '../../platform/tracking.ts';
import { shopItem } from './shop-item.ts';
import { recallPurchase } from './tab-memory.ts';

/** Tells once that the form was opened, as soon as its price is known. */
export function useOpenedForm(prices: ShopPrices): void {
  const { product } = usePage();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || typeof prices === 'string') return;
    isTold.current = true;
    const { billing, campaignCode } = recallPurchase();
    trackAddToCart([
      shopItem({
        billing: billing ?? 'annually',
        campaignCode,
        price: billing === 'monthly' ? prices.monthly : prices.annual,
        productName: product.nominative,
      }),
    ]);
  }, [prices, product]);
}
