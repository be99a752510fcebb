import type { Logger } from 'pino';
import type { Clock } from '../base/clock.ts';
import { deleteUnpaidSeats, forgetInvited } from '../company/company-retention-queries.ts';
import type { Pool } from '../db/database.ts';
import { deleteOldForged } from '../payment/forged-notification-queries.ts';
import { forgetUnpaidOrders } from './forget-orders-queries.ts';
import { forgetUnpaidPayments } from './forget-payments-queries.ts';
import { enqueueContinuation } from './job-queue-queries.ts';
import { keepingRules } from './keeping-rules.ts';
import { type KeepingRun, saveKeepingRuns } from './keeping-run-queries.ts';

export const CLEAN_UP = 'clean-up';
/** Rows per statement: locked briefly, and far below the statement timeout. */
const BATCH = 1_000;

type Deps = { pool: Pool; clock: Clock; log: Pick<Logger, 'error'>; sessionIdleSeconds: number };
type Limits = { batch?: number; turnMs?: number };

/** Deletes what has passed its retention time. If anything is left, another run is queued at once. */
export async function cleanUp(deps: Deps, { batch = BATCH, turnMs }: Limits = {}): Promise<void> {
  const { pool, clock, log } = deps;
  const { isMore, runs } = await runBatchesInTurn(cleaningSteps(deps, batch), log, turnMs);
  await saveKeepingRuns(pool, runs, clock.now());
  if (isMore) await enqueueContinuation(pool, CLEAN_UP);
}

function cleaningSteps({ pool, clock, sessionIdleSeconds }: Deps, batch: number): Step[] {
  const now = clock.now();
  const rules = keepingRules({ sessionIdleSeconds }).map(({ table, statement }) => ({
    name: table,
    async run() {
      const { rowCount } = await pool.query(statement, [new Date(now), batch]);
      return { ended: rowCount ?? 0, hasMore: (rowCount ?? 0) >= batch };
    },
  }));
  return [
    ...rules,
    { name: 'orders', run: () => forgetUnpaidOrders(pool, now, batch).then(uncounted) },
    { name: 'unpaid seats', run: () => deleteUnpaidSeats(pool, batch).then(uncounted) },
    { name: 'invited people', run: () => forgetInvited(pool, now, batch).then(uncounted) },
    { name: 'payments', run: () => forgetUnpaidPayments(pool, now, batch).then(uncounted) },
    { name: 'forged signals', run: () => deleteOldForged(pool, now).then(() => uncounted(false)) },
  ];
}

/** Well below the two minutes after which another worker takes a job over. */
const ROUND_MS = 30_000;

type Batch = { ended: number; hasMore: boolean };
/** `run` processes one batch. */
type Step = { name: string; run: () => Promise<Batch> };
/** For steps that blank rows of several tables, which are not counted. */
const uncounted = (hasMore: boolean): Batch => ({ ended: 0, hasMore });

/**
 * One batch of every step in rotation until nothing is left or time is up, so that no step waits for another to end and
 * a failing one stops nobody. `isMore`: something is left.
 */
export async function runBatchesInTurn(
  steps: Step[],
  log: Pick<Logger, 'error'>,
  turnMs = ROUND_MS,
): Promise<{ isMore: boolean; runs: KeepingRun[] }> {
  const end = performance.now() + turnMs;
  const runs: KeepingRun[] = [];
  let left = steps;
  do {
    const unfinished: Step[] = [];
    for (const step of left) {
      const batch = await step.run().catch((error: Error) => {
        log.error({ step: step.name, err: error }, 'a keeping time could not be kept');
        return null;
      });
      runs.push({ table: step.name, ended: batch?.ended ?? 0, failed: batch === null });
      if (batch?.hasMore) unfinished.push(step);
    }
    left = unfinished;
  } while (left.length > 0 && performance.now() < end);
  return { isMore: left.length > 0, runs };
}
