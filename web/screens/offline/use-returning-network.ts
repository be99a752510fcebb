import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 10_000;
const PATIENCE_MS = 5_000;
/** Small and always available. */
const PROBE_URL = '/favicon.svg';

/** Opens the requested page once the portal answers again. True once it has answered, while the page reloads. */
export function useReturningNetwork(): boolean {
  const [isTrying, setIsTrying] = useState(false);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      if (!(await isReachable())) return;
      setIsTrying(true);
      // The same URL with query and fragment.
      window.location.reload();
    };
    // The `online` event does not mean that the portal is reachable.
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isTrying;
}

async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch(PROBE_URL, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
