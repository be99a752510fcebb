// spec 9
const INTERVAL_MS = 200;
const MOST_TRIES = 50;

type Options = {
  /** Sends the browser on its way when everything for that is on the page, and says whether it did. */
  leave: () => boolean;
  /** The person is asked something meanwhile: that time does not count. */
  isOnHold: () => boolean;
  /** About ten seconds have passed and we are still here. */
  giveUp: () => void;
};

/** Looks every 200 ms whether the browser can leave; it asks nobody. Returns how to stop. */
export function pollHandOver({ leave, isOnHold, giveUp }: Options): () => void {
  let tries = 0;
  let hasLeft = false;
  const timer = setInterval(() => {
    if (isOnHold()) return;
    tries += 1;
    // A slow provider's page is waited for, but its form is never posted twice.
    if (!hasLeft) hasLeft = leave();
    if (tries < MOST_TRIES) return;
    clearInterval(timer);
    giveUp();
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
