import { useEffect, useRef } from 'react';

const EVERY_MS = 2000;
const MOST_TIMES = 15;

/** After an action a job does the work: refreshes the page for half a minute. */
export function useLater(isAwaited: boolean, refresh: () => Promise<void>): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (!isAwaited) return;
    let left = MOST_TIMES;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void latest.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited]);
}
