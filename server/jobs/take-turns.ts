import type { Logger } from 'pino';

/** A job may take two minutes before another worker takes it over. */
const TURN_MS = 30_000;

/** `run` does one batch and says whether there is more. */
export type Step = { name: string; run: () => Promise<boolean> };

/**
 * One batch of every step, then one more of those that have more: none waits for another to end, and one that fails
 * stops nobody. True: the turn was too short, and something is left.
 */
export async function runBatchesInTurn(
  steps: Step[],
  log: Pick<Logger, 'error'>,
  turnMs = TURN_MS,
): Promise<boolean> {
  const end = performance.now() + turnMs;
  let left = steps;
  do {
    const unfinished: Step[] = [];
    for (const step of left) {
      const hasMore = await step.run().catch((error: Error) => {
        log.error({ step: step.name, err: error }, 'a keeping time could not be kept');
        return false;
      });
      if (hasMore) unfinished.push(step);
    }
    left = unfinished;
  } while (left.length > 0 && performance.now() < end);
  return left.length > 0;
}
