import { startTransition, useEffect, useState } from 'react';
import { PAGE_ALIVE } from '../../contract/page-alive.ts';

/**
 * The first script presses again what was pressed before there was anything to answer. A transition comes after
 * everything that is more urgent, so all that was typed before has become part of its form by then.
 */
export function TellAlive(): null {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => startTransition(() => setIsSettled(true)), []);
  useEffect(() => {
    if (isSettled) window.dispatchEvent(new Event(PAGE_ALIVE));
  }, [isSettled]);
  return null;
}
