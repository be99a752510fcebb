import type { Database } from './database.ts';

export type JobOptions = {
  /** One waiting job for a key: a second one takes its place. */
  key?: string;
  runAt?: Date;
  /** Of jobs that are due, the smallest number first; 0 unless given. */
  priority?: number;
};

/**
 * Leaves a job in the caller's transaction: it exists exactly when the change that needs it does.
 * Payloads hold ids only, so that nothing personal lies in the queue.
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
