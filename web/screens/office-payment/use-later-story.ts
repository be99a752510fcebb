import { useEffect, useRef } from 'react';
import { readFromServer } from '../../platform/call-server.ts';
import type { PaymentStory } from './payment-data.ts';

const EVERY_MS = 2000;
const MOST_TIMES = 15;

type Waiting = { isAwaited: boolean; onStory: (story: PaymentStory) => void };

/** After an action a job asks or sends: the page follows what becomes of the payment for half a minute. */
export function useLaterStory({ id }: PaymentStory, { isAwaited, onStory }: Waiting): void {
  const told = useRef(onStory);
  told.current = onStory;
  useEffect(() => {
    if (!isAwaited) return;
    let left = MOST_TIMES;
    const follow = () => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      readFromServer('BackOfficeController', 'getPaymentStory', { id }).then(
        (story) => told.current(story),
        ignore,
      );
    };
    const timer = setInterval(follow, EVERY_MS);
    follow();
    return () => {
      clearInterval(timer);
      told.current = ignore;
    };
  }, [isAwaited, id]);
}

// Asked again in a moment; the page shows what it knew.
const ignore = () => undefined;
