/** The caller should reject the request instead of waiting. */
export class QueueFull extends Error {}

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs `atOnce` jobs at a time, queues `waiting` more and rejects the rest at once. */
export function makeBoundedQueue(limits: { atOnce: number; waiting: number }): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < limits.atOnce) running += 1;
    else if (waiting.length >= limits.waiting) throw new QueueFull('too many wait');
    else await new Promise<void>((begin) => waiting.push(begin));

    try {
      return await work();
    } finally {
      // The slot goes to the next in the queue, so that no new caller can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
