import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import type { Incidents } from '../../domain/operations/incidents.ts';
import { incidentsOn } from '../../domain/operations/incidents.ts';
import type { Waiting } from '../../domain/operations/service-state.ts';
import { pausedUntil } from '../../domain/scheme/scheme-facts.ts';
import { SWITCHES, type Switch } from '../../domain/scheme/topic/offers.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import { findQueueAge } from '../platform/health/health-queries.ts';
import { findFacts } from '../scheme/fact-queries.ts';
import { findSystemAges } from './operation-queries.ts';

const KEPT_MS = 15_000;
const PATIENCE_MS = 2_000;

/** Last known status. */
type LastStatus = {
  at: number;
  waiting: Waiting;
  incidents: Incidents;
  paused: { topic: Switch; last: LocalDate | null }[];
};
export type ServiceStatus = { isAnswering: boolean; checkedAt: number; known: LastStatus | null };

/** Queries at most every fifteen seconds, whatever the traffic; serves the last status while the database is down. */
export function makeServiceStatus({ pool, clock }: Pick<Deps, 'pool' | 'clock'>) {
  let status: ServiceStatus = {
    isAnswering: false,
    checkedAt: Number.NEGATIVE_INFINITY,
    known: null,
  };
  let asking: Promise<void> | null = null;
  const ask = async () => {
    const now = clock.now();
    const known = await withTimeLimit(readStatus(pool, now)).catch(() => null);
    status = { isAnswering: known !== null, checkedAt: now, known: known ?? status.known };
  };
  return async (): Promise<ServiceStatus> => {
    const age = clock.now() - status.checkedAt;
    if (age >= KEPT_MS || age < 0) {
      // Concurrent requests share one query.
      asking ??= ask().finally(() => {
        asking = null;
      });
      await asking;
    }
    return status;
  };
}

async function readStatus(db: Database, now: number): Promise<LastStatus> {
  const [ages, queue, facts] = await Promise.all([
    findSystemAges(db),
    findQueueAge(db),
    findFacts(db),
  ]);
  const today = helsinkiDay(now);
  return {
    at: now,
    waiting: {
      payments: Math.max(ages.unknownCharge, ages.unreconciled),
      letters: queue.mailSeconds,
    },
    incidents: incidentsOn(facts, today),
    // A scheme may not offer monthly payment: that is not an incident.
    paused: SWITCHES.filter((topic) => topic !== 'monthly').flatMap((topic) => {
      const pause = pausedUntil(facts, topic, today);
      return pause ? [{ topic, last: pause.last }] : [];
    }),
  };
}

function withTimeLimit<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), PATIENCE_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
