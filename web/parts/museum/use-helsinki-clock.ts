import { startTransition, useEffect, useState } from 'react';
import { helsinkiTime } from '../../../domain/base/local-date.ts';

/**
 * 'HH:MM' in Helsinki, also for visitors abroad; null before hydration. Updated each minute and when the tab becomes
 * visible. `onNewDay` is called after midnight, when the server data is out of date.
 */
export function useHelsinkiClock(onNewDay?: () => void): string | null {
  const [clock, setClock] = useState<string | null>(null);
  useEffect(() => {
    let { day } = helsinkiTime(Date.now());
    const tell = () => {
      const now = helsinkiTime(Date.now());
      // A transition, since a long list renders slowly.
      startTransition(() => setClock(now.clock));
      if (now.day !== day) onNewDay?.();
      day = now.day;
    };
    const onReturn = () => document.visibilityState === 'visible' && tell();
    // After hydration: the first render must match the server's.
    const first = setTimeout(tell);
    const timer = setInterval(tell, MINUTE_MS);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [onNewDay]);
  return clock;
}

const MINUTE_MS = 60_000;
