import { useEffect } from 'react';
import { storedValue } from '../../platform/session-store.ts';
import { trackPurchase } from '../../platform/tracking.ts';

/** Tells of the buyer's own paid purchase. Null: there is none to tell of here. */
export function useToldPurchase(paymentKey: string | null): void {
  useEffect(() => {
    const items = storedValue('items');
    if (paymentKey && items) trackPurchase(paymentKey, items);
  }, [paymentKey]);
}
