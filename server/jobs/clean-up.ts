import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { deleteUnpaidSeats, forgetInvited } from '../company/company-retention-queries.ts';
import type { Pool } from '../db/database.ts';
import { deleteOldForged } from '../payment/forged-notification-queries.ts';
import { forgetUnpaidOrders } from './forget-orders-queries.ts';
import { forgetUnpaidPayments } from './forget-payments-queries.ts';
import { keepingRules } from './keeping-rules.ts';
import { enqueueContinuation } from './rest-queries.ts';
import { type Step, runBatchesInTurn } from './take-turns.ts';

export const CLEAN_UP = 'clean-up';
/** Rows of one statement: locked for a moment, and far within the time that a statement may take. */
const BATCH = 1_000;

type Deps = { pool: Pool; clock: Clock; log: Pick<Logger, 'error'>; sessionIdleSeconds: number };
type Limits = { batch?: number; turnMs?: number };

/** Everything that has been kept long enough goes. What is left after a turn has the next one at once. */
export async function cleanUp(deps: Deps, { batch = BATCH, turnMs }: Limits = {}): Promise<void> {
  const isMore = await runBatchesInTurn(cleaningSteps(deps, batch), deps.log, turnMs);
  if (isMore) await enqueueContinuation(deps.pool, CLEAN_UP);
}

function cleaningSteps({ pool, clock, sessionIdleSeconds }: Deps, batch: number): Step[] {
  const now = clock.now();
  const rules = keepingRules({ sessionIdleSeconds }).map(({ table, statement }) => ({
    name: table,
    async run() {
      const { rowCount } = await pool.query(statement, [new Date(now), batch]);
      return (rowCount ?? 0) >= batch;
    },
  }));
  return [
    ...rules,
    { name: 'orders', run: () => forgetUnpaidOrders(pool, now, batch) },
    { name: 'unpaid seats', run: () => deleteUnpaidSeats(pool, batch) },
    { name: 'invited people', run: () => forgetInvited(pool, now, batch) },
    { name: 'payments', run: () => forgetUnpaidPayments(pool, now, batch) },
    { name: 'forged signals', run: () => deleteOldForged(pool, now).then(() => false) },
  ];
}
