import { useEffect, useRef } from 'react';
import type { ShopItem } from '../../../domain/tracking/shop-item.ts';
import { trackAddToCart } from '../../platform/tracking.ts';

/** Tracks once that a form was opened, when its price is known. Null: not yet, or not tracked. */
export function useAddToCart(itemNow: () => ShopItem | null): void {
  const isTracked = useRef(false);
  // After every render until it is tracked: the price may be late.
  useEffect(() => {
    const item = isTracked.current ? null : itemNow();
    if (!item) return;
    isTracked.current = true;
    trackAddToCart([item]);
  });
}
