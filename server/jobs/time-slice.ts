import type { Pool } from '../db/database.ts';
import { enqueueContinuation } from './rest-queries.ts';

/** Well below the minute that a task may take: with what its last step needs it stays there. */
const SLICE_MS = 20_000;

type Slice = { pool: Pool; stopping: AbortSignal };

/**
 * For a task that goes on while something is due, however much that is. It works for a while, then the rest is a job
 * of its own: other jobs have their turn, and a stop is not kept waiting.
 */
export async function runInTimeSlice(
  { pool, stopping }: Slice,
  task: string,
  work: (mayContinue: () => boolean) => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + SLICE_MS;
  const mayContinue = () => !stopping.aborted && performance.now() < until;
  await work(mayContinue);
  if (!mayContinue()) await enqueueContinuation(pool, task);
}
