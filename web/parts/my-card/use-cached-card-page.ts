import { useEffect, useState } from 'react';
import { cacheCardPage } from '../../platform/page-cache.ts';
import { usePage } from '../../platform/page-context.tsx';

/** Caches the card page on the device when it first shows a card. True once it works offline. */
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
    // Without the cache the card needs a network; nothing else fails.
    cacheCardPage(kept).then(setIsKept, () => {});
  }, [hasCard, pathTo]);
  return isKept;
}
