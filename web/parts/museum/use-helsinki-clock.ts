import { startTransition, useEffect, useState } from 'react';
import { helsinkiTime } from '../../../domain/base/local-date.ts';

/**
 * 'HH:MM' in Helsinki, also for visitors abroad; null until the page is alive. Told anew each minute and when the tab
 * returns. `onNewDay` is called once midnight has passed: what the server said was about another day.
 */
export function useHelsinkiClock(onNewDay?: () => void): string | null {
  const [clock, setClock] = useState<string | null>(null);
  useEffect(() => {
    let { day } = helsinkiTime(Date.now());
    const tell = () => {
      const now = helsinkiTime(Date.now());
      // A long list is drawn anew in slices.
      startTransition(() => setClock(now.clock));
      if (now.day !== day) onNewDay?.();
      day = now.day;
    };
    const onReturn = () => document.visibilityState === 'visible' && tell();
    // After the page has come alive: its first look is the server's.
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
