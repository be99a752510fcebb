import type { Database } from './database.ts';

export type JobOptions = {
  /** At most one waiting job per key: a second one replaces it. */
  key?: string;
  runAt?: Date;
  /** Among due jobs the smallest number runs first; 0 by default. */
  priority?: number;
};

/**
 * Enqueues a job in the caller's transaction, so that it exists exactly when the change commits. Payloads hold ids
 * only: no personal data in the queue.
 */
export async function enqueue(
  db: Database,
  task: string,
  payload: Record<string, string | number>,
  { key, runAt, priority }: JobOptions = {},
): Promise<void> {
  await db.query(
    `select graphile_worker.add_job($1, payload => $2::json, job_key => $3, run_at => $4, priority => $5)`,
    [task, JSON.stringify(payload), key ?? null, runAt ?? null, priority ?? 0],
  );
}
