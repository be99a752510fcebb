import { useEffect, useRef, useState } from 'react';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { DeskData } from './desk-data.ts';
import {
  type DeskNetwork,
  lookAfter,
  makeNetwork,
  NO_NEWS,
  settle,
  startNetwork,
} from './desk-network.ts';

const LOOK_EVERY_MS = 10_000;

/** Notices by itself when there is no network, and when it is back. */
export function useNetwork({ museum, today }: DeskData, tellCount: (visitsToday: number) => void) {
  const { pathTo } = usePage();
  const [connection, setConnection] = useState(NO_NEWS);
  const network = useRef<DeskNetwork>(null);
  // Staff without a museum record nothing, so there is nothing to keep.
  network.current ??= makeNetwork({
    museumId: museum?.id ?? '',
    page: pathTo('Desk'),
    tell: setConnection,
    tellCount,
  });
  const { current } = network;

  useEffect(() => {
    if (current.museumId === '') return;
    // A page kept from another day brings that day's count.
    if (today !== helsinkiDay(Date.now())) current.tellCount(0);
    void startNetwork(current);
    const timer = window.setInterval(() => void lookAfter(current), LOOK_EVERY_MS);
    const comeBack = () => void settle(current);
    window.addEventListener('online', comeBack);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', comeBack);
    };
  }, [current, today]);

  return { network: current, connection };
}
