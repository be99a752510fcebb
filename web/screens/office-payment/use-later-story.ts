import { useEffect } from 'react';
import { readFromServer } from '../../platform/call-server.ts';
import type { PaymentStory } from './payment-data.ts';

const EVERY_MS = 2000;
const MOST_TIMES = 15;

type Waiting = { isAwaited: boolean; onStory: (story: PaymentStory) => void };

/** After the deed a job asks the provider: the page follows until the state changes. */
export function useLaterStory({ id, state }: PaymentStory, { isAwaited, onStory }: Waiting): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state ends the waiting
  useEffect(() => {
    if (!isAwaited) return;
    let left = MOST_TIMES;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      readFromServer('BackOfficeController', 'getPaymentStory', { id }).then((story) => {
        if (story.state !== state) onStory(story);
      }, ignore);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited, id, state]);
}

// Asked again in a moment; the page shows what it knew.
const ignore = () => undefined;
