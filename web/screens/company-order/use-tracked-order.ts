import { shopItem } from '../../../domain/tracking/shop-item.ts';
import { useAddToCart } from '../../parts/order/use-add-to-cart.ts';
import { usePage } from '../../platform/page-context.tsx';
import { trackBeginCheckout } from '../../platform/tracking.ts';
import type { CompanyPrice } from './company-order-data.ts';
import type { CompanyState } from './company-state.ts';
import { campaignCodeOf } from './company-wire.ts';

/** Tells once that the form was opened, and each time that the server accepted it. */
export function useTrackedOrder(price: CompanyPrice) {
  const productName = usePage().product.nominative;
  useAddToCart(() => {
    if (!price) return null;
    const { unitPrice } = price;
    return shopItem({ id: 'company-digital', price: unitPrice, campaignCode: null, productName });
  });

  return (state: CompanyState, unitPrice: number) => {
    const id = state.delivery === 'envelope' ? 'company-envelope' : 'company-digital';
    const campaignCode = campaignCodeOf(state);
    const quantity = Number(state.values.numberOfUnits);
    trackBeginCheckout([shopItem({ id, productName, price: unitPrice, quantity, campaignCode })]);
  };
}
