import type { workCalls } from '../../../contract/office/work-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { WORK_LISTS } from '../../../domain/office/work-list.ts';
import { OPERATIONS, operationFault } from '../../../domain/operations/operation-state.ts';
import { droppableSince } from '../../operations/droppable-key.ts';
import { findLastRuns } from '../../operations/operation-queries.ts';
import type { UserContext } from '../../platform/context.ts';
import { findNewestMigration } from '../../platform/health/health-queries.ts';
import { portalVersion } from '../../platform/health/portal-version.ts';
import { hasScheme } from '../../platform/http/opening-queries.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { findExhaustedJobs, retryExhaustedJobs } from './failed-job-queries.ts';
import { workLists } from './work-lists.ts';

const HOUR_MS = 60 * 60 * 1000;

export const workAnswers: Answers<typeof workCalls, UserContext> = {
  async getWorkCounts(_, context) {
    const { pool, clock, user, settings } = context;
    const { secretKey } = settings;
    const runsScheme = user.rights.includes('scheme.edit');
    const now = clock.now();
    const today = helsinkiDay(now);
    const seen = WORK_LISTS.filter((list) => user.rights.includes(workLists[list].right));
    const lists = await Promise.all(
      seen.map(async (list) => {
        const { promisedHours, count } = workLists[list];
        const waits = { now, lateBefore: now - promisedHours * HOUR_MS, today };
        const { amountCents, ...counted } = await count(pool, waits);
        const amount = amountCents === null ? null : toEuros(cents(amountCents));
        return { list, ...counted, amount };
      }),
    );
    return {
      lists,
      countedAt: now,
      isOpen: await hasScheme(pool),
      version: portalVersion(),
      migration: await findNewestMigration(pool),
      operations: runsScheme ? await redOperations(context) : [],
      failedJobs: runsScheme ? await findExhaustedJobs(pool) : [],
      keyDroppableSince: runsScheme ? await droppableSince(pool, { secretKey, now }) : null,
    };
  },

  async retryFailedJobs(_, { pool, log, user }) {
    const retried = await retryExhaustedJobs(pool);
    log.warn({ retried, by: user.accountId }, 'failed jobs are tried again');
    return { retried, failedJobs: await findExhaustedJobs(pool) };
  },
};

/** A demo has no backups: their absence is a fault only with real data. */
async function redOperations({ pool, clock, settings }: UserContext) {
  const runs = await findLastRuns(pool);
  return OPERATIONS.flatMap((operation) => {
    const last = runs.get(operation) ?? null;
    if (!last && settings.mode !== 'production') return [];
    const fault = operationFault(operation, last, clock.now());
    return fault ? [{ operation, fault, succeededAt: last?.succeededAt ?? null }] : [];
  });
}
