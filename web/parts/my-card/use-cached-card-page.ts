import { useEffect, useState } from 'react';
import { cacheCardPage } from '../../platform/page-cache.ts';
import { usePage } from '../../platform/page-context.tsx';

/** Keeps the card on the device from the first page that shows it. True once it opens without a network. */
export function useCachedCardPage(hasCard: boolean): boolean {
  const { pathTo } = usePage();
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (!hasCard) return;
    const kept = {
      scope: pathTo('My_Museum_Card'),
      page: pathTo('My_Card_Desk'),
      offline: pathTo('My_Card_Offline'),
    };
    // Without it the card needs a network, and nothing else is lost.
    cacheCardPage(kept).then(setIsKept, () => {});
  }, [hasCard, pathTo]);
  return isKept;
}
