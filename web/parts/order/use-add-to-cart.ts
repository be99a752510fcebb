import { useEffect, useRef } from 'react';
import type { ShopItem } from '../../../domain/tracking/shop-item.ts';
import { trackAddToCart } from '../../platform/tracking.ts';

/** Tells once that a form was opened, as soon as what it sells has a price. Null: not yet, or not to be told. */
export function useAddToCart(itemNow: () => ShopItem | null): void {
  const isTold = useRef(false);
  // Looked at after every paint until it is told: what it depends on may come late.
  useEffect(() => {
    const item = isTold.current ? null : itemNow();
    if (!item) return;
    isTold.current = true;
    trackAddToCart([item]);
  });
}
