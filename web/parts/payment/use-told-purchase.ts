import { useEffect } from 'react';
import { trackPurchase } from '../../platform/tracking.ts';

/** Tells of the buyer's own paid purchase. Null: there is none to tell of here. */
export function useToldPurchase(paymentKey: string | null): void {
  useEffect(() => {
    if (paymentKey) trackPurchase({ paymentKey });
  }, [paymentKey]);
}
