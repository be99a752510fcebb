import { useEffect } from 'react';

/** The screen stays on while the card is shown; a browser that cannot, or a low battery, is no obstacle. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const stayAwake = () => {
      if (document.visibilityState !== 'visible' || !navigator.wakeLock) return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
        },
        () => {},
      );
    };
    stayAwake();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', stayAwake);
    return () => {
      document.removeEventListener('visibilitychange', stayAwake);
      void lock?.release();
    };
  }, []);
}
