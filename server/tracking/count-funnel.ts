import { setTimeout as wait } from 'node:timers/promises';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { Pool } from '../db/database.ts';
import { withoutDiskWait } from '../db/relaxed-commit.ts';
import type { GuestContext } from '../platform/context.ts';
import { type Counted, type FunnelStep, incrementFunnelCounts } from './tracking-queries.ts';

type FunnelDeps = Pick<GuestContext, 'pool' | 'clock' | 'log' | 'isPreview'>;
/** Counts not yet written by this process, by day, step, kind and billing. */
type PendingCounts = Map<string, Counted>;

const waiting = new WeakMap<Pool, PendingCounts>();
/** Counts within this time are written together; a process that stops loses that much. */
const GATHERED_MS = 200;

/**
 * Fire and forget: a purchase neither waits for its count nor fails with it. One writer per process, because all counts
 * update the same row.
 */
export function countFunnelStep(deps: FunnelDeps, step: FunnelStep): void {
  if (deps.isPreview) return;
  const day = helsinkiDay(deps.clock.now());
  const key = `${day} ${step.step} ${step.kind} ${step.billing}`;
  const isWriting = waiting.has(deps.pool);
  const counts: PendingCounts = waiting.get(deps.pool) ?? new Map();
  counts.set(key, { ...step, day, count: (counts.get(key)?.count ?? 0) + 1 });
  if (isWriting) return;
  waiting.set(deps.pool, counts);
  void writeCounts(deps, counts);
}

async function writeCounts({ pool, log }: FunnelDeps, counts: PendingCounts): Promise<void> {
  while (counts.size > 0) {
    await wait(GATHERED_MS);
    const counted = [...counts.values()];
    counts.clear();
    try {
      await withoutDiskWait(pool, (db) => incrementFunnelCounts(db, counted));
    } catch (error) {
      log.warn({ err: error, counted }, 'funnel steps were not counted');
    }
  }
  waiting.delete(pool);
}
