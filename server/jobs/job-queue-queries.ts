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

/**
 * Queues the task again, unless more others of it run or wait than it is meant to have beside it: they will do the rest.
 * Two that end at once may leave it to the next run of the schedule.
 */
export async function enqueueContinuation(
  db: Database,
  task: string,
  othersAtOnce = 0,
): Promise<void> {
  await db.query(
    `select graphile_worker.add_job($1, job_key => 'cron:' || $1, max_attempts => 1)
      where (select count(*) from graphile_worker.jobs
              where task_identifier = $1
                and (locked_at is not null or (run_at <= now() and attempts < max_attempts))) <= 1 + $2`,
    [task, othersAtOnce],
  );
}
