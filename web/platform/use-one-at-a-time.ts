import { useRef, useState } from 'react';

/** One piece of work at a time: two presses in one tick are one, before the page could draw that it is at work. */
export function useOneAtATime() {
  const isAtWork = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  /** False: something else was at work, and this was not begun. */
  async function whileBusy(work: () => Promise<void>): Promise<boolean> {
    if (isAtWork.current) return false;
    isAtWork.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isAtWork.current = false;
      setIsBusy(false);
    }
    return true;
  }
  return { isBusy, whileBusy };
}
