import type { Database } from '../db/database.ts';
import { SEND_MAIL } from '../letter/queue-mail.ts';
import { SCHEDULE, TRIES_OF_A_RUN } from './schedule.ts';

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
 * Exhausted jobs of which nothing is left to do. A job with a key loses it when another is queued in its place while it
 * runs or is exhausted, and is never tried again: its report lost, it would look like work that was never done. Of a
 * letter the outbox knows whether it left.
 */
export async function deleteSupersededJobs(db: Database): Promise<void> {
  await db.query(
    `delete from graphile_worker._private_jobs job
      using graphile_worker._private_tasks task
      where task.id = job.task_id and job.locked_at is null and job.attempts >= job.max_attempts
        and ((job.key is null and task.identifier = any($1))
             or (task.identifier = $2
                 and not exists (select from mail_outbox
                                  where id = (job.payload ->> 'mailId')::uuid
                                    and sent_at is null and given_up_at is null)))`,
    [[...SCHEDULE.map(({ task }) => task), SEND_MAIL], SEND_MAIL],
  );
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
    `select graphile_worker.add_job($1, job_key => 'cron:' || $1, max_attempts => $3)
      where (select count(*) from graphile_worker.jobs
              where task_identifier = $1
                and (locked_at is not null or (run_at <= now() and attempts < max_attempts))) <= 1 + $2`,
    [task, othersAtOnce, TRIES_OF_A_RUN],
  );
}
