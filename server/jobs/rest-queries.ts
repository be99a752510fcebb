import type { Database } from '../db/database.ts';

/**
 * Nothing when another job of the task runs or waits: it takes the rest along. Two that end at once may leave it to
 * the next turn of the schedule.
 */
export async function enqueueContinuation(db: Database, task: string): Promise<void> {
  await db.query(
    `select graphile_worker.add_job($1, job_key => 'cron:' || $1, max_attempts => 1)
      where (select count(*) from graphile_worker.jobs
              where task_identifier = $1
                and (locked_at is not null or (run_at <= now() and attempts < max_attempts))) <= 1`,
    [task],
  );
}
