import type { BillingType } from '../../../domain/order/billing-type.ts';
import { shopItem } from '../../../domain/tracking/shop-item.ts';
import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import { useAddToCart } from '../../parts/order/use-add-to-cart.ts';
import { usePage } from '../../platform/page-context.tsx';
import { recallPurchase } from './tab-memory.ts';

/** Tells once that the form was opened, as soon as its price is known. */
export function useOpenedForm(prices: ShopPrices, shown: BillingType): void {
  const { product } = usePage();
  useAddToCart(() => {
    if (typeof prices === 'string') return null;
    // What the tab remembers is not yet part of the form; what it forgot, the draft may still know.
    const { billing: recalled, campaignCode } = recallPurchase();
    const billing = recalled ?? shown;
    return shopItem({
      id: billing,
      campaignCode,
      price: billing === 'monthly' ? prices.monthly : prices.annual,
      productName: product.nominative,
    });
  });
}
