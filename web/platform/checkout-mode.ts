import { useEffect } from 'react';

/** During checkout the header has no links that lead away. */
export function useCheckoutMode(isPaying: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isPaying) dataset.checkout = '';
    return () => {
      delete dataset.checkout;
    };
  }, [isPaying]);
}
