import { useEffect } from 'react';
import { cacheCardPage, isMobileOrInstalled } from '../../platform/page-cache.ts';
import { usePage } from '../../platform/page-context.tsx';

/** Keeps the card on the device: always when desk mode is opened on it, else on what is carried along. */
export function useCachedCardPage({
  hasCard,
  always,
}: {
  hasCard: boolean;
  always: boolean;
}): void {
  const { pathTo } = usePage();
  useEffect(() => {
    if (!hasCard || !(always || isMobileOrInstalled())) return;
    const kept = {
      scope: pathTo('My_Museum_Card'),
      page: pathTo('My_Card_Desk'),
      offline: pathTo('My_Card_Offline'),
    };
    // Without it the card needs a network, and nothing else is lost.
    cacheCardPage(kept).catch(() => {});
  }, [hasCard, always, pathTo]);
}
