import { useRef } from 'react';
import type { BillingType } from '../../../domain/order/billing-type.ts';
import { shopItem } from '../../../domain/tracking/shop-item.ts';
import { useAddToCart } from '../../parts/order/use-add-to-cart.ts';
import { usePage } from '../../platform/page-context.tsx';
import { trackBeginCheckout } from '../../platform/tracking.ts';
import type { RenewalOffer } from './renewal-offer.ts';

type Made = { eventId: string; billing: BillingType; price: number; campaignCode: string | null };

/** Tells that the two ways were shown, and that one was ordered; trying the same order again is not told of. */
export function useTrackedRenewal(offer: RenewalOffer): (made: Made) => void {
  const { product, place } = usePage();
  const productName = product.nominative;
  const ordered = useRef<string | null>(null);
  useAddToCart(() => {
    // Back from the provider's page the purchase is going on, and has its items.
    if (new URLSearchParams(place.search).has('kortti')) return null;
    const { price } = offer.annually;
    return shopItem({ id: 'renewal-annually', productName, price, campaignCode: null });
  });

  return ({ eventId, billing, price, campaignCode }) => {
    const order = `${eventId} ${price}`;
    if (ordered.current === order) return;
    ordered.current = order;
    trackBeginCheckout([shopItem({ id: `renewal-${billing}`, productName, price, campaignCode })]);
  };
}
