import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 10_000;
const PATIENCE_MS = 5_000;
/** Small and always there. */
const ASKED = '/favicon.svg';

/** Opens the page that was asked for as soon as the portal answers again. True while it is being asked. */
export function useReturningNetwork(): boolean {
  const [isTrying, setIsTrying] = useState(false);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      if (!(await isReachable())) return;
      setIsTrying(true);
      // The same address, with its query and what stands after the #.
      window.location.reload();
    };
    // A network that is there need not lead anywhere: the event alone is not enough.
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
  return fetch(ASKED, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
