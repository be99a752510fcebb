import { type FormEvent, useCallback, useRef, useState } from 'react';

/** Result of work that navigates away: the button stays busy until the next page is shown. */
export const LEAVING = Symbol('leaving');

/** One task at a time: a double click starts it once, even before React can render the busy state. */
export function useOneAtATime() {
  const isAtWork = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  /** False: another task was running, and this one was not started. */
  const whileBusy = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    setIsBusy(true);
    let outcome: unknown;
    try {
      outcome = await work();
    } finally {
      isAtWork.current = outcome === LEAVING;
      setIsBusy(outcome === LEAVING);
    }
    return true;
  }, []);
  const onSubmit = (work: () => Promise<unknown>) => (event: FormEvent) => {
    event.preventDefault();
    void whileBusy(work);
  };
  return { isBusy, whileBusy, onSubmit };
}
