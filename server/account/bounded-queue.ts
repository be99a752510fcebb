/** Too many wait already; the caller should say so and not wait as well. */
export class QueueFull extends Error {}

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs `atOnce` works at a time, lets `waiting` more stand in line and refuses the rest at once. */
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
      // The place is handed on, not freed: nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
