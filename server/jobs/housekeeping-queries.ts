import type { Database } from '../db/database.ts';

/**
 * Jobs of workers that were killed. The queue itself waits four hours for them; none of our tasks runs
 * for minutes, and each may safely run again.
 */
export async function unlockAbandonedJobs(db: Database, minutes: number): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(
       array(select distinct locked_by from graphile_worker.jobs
              where locked_at < now() - make_interval(mins => $1)))`,
    [minutes],
  );
}

export async function unlockJobsOf(db: Database, workerId: string): Promise<void> {
  await db.query('select graphile_worker.force_unlock_workers(array[$1])', [workerId]);
}
