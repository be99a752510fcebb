import { shopItem } from '../../parts/shop-item.ts';
import type { ShopPrices } from '../../parts/shop-prices.ts';
import { useAddToCart } from '../../parts/use-add-to-cart.ts';
import { usePage } from '../../platform/page-context.tsx';
import { recallPurchase } from './tab-memory.ts';

/** Tells once that the form was opened, as soon as its price is known. */
export function useOpenedForm(prices: ShopPrices): void {
  const { product } = usePage();
  useAddToCart(() => {
    if (typeof prices === 'string') return null;
    const { billing, campaignCode } = recallPurchase();
    return shopItem({
      id: billing ?? 'annually',
      campaignCode,
      price: billing === 'monthly' ? prices.monthly : prices.annual,
      productName: product.nominative,
    });
  });
}
