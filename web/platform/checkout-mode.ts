import { useEffect } from 'react';

/** While something is being paid the header has no links that lead away from it. */
export function useCheckoutMode(isPaying: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isPaying) dataset.checkout = '';
    return () => {
      delete dataset.checkout;
    };
  }, [isPaying]);
}
