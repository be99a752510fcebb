import { type FormEvent, useCallback, useRef, useState } from 'react';

/** What work answers when another page is on its way: the press stays at work until that is there. */
export const LEAVING = Symbol('leaving');

/** One piece of work at a time: two presses in one tick are one, before the page could draw that it is at work. */
export function useOneAtATime() {
  const isAtWork = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  /** False: something else was at work, and this was not begun. */
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
