import type { Database } from '../db/database.ts';
import { SEND_MAIL } from '../letter/queue-mail.ts';
import { SCHEDULE, TRIES_OF_A_RUN } from './schedule.ts';

/**
 * Unlocks jobs of killed workers. The library waits four hours; none of our tasks runs for minutes, and each is safe to
 * repeat.
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
 * Deletes exhausted jobs that need nothing more. A job whose key was taken by a newer one while it ran or was exhausted
 * is never retried, and a sent letter's job may have lost its completion report: both would look like lost work.
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
 * Queues the task again, unless enough others of it run or wait: they do the rest. When two end at once, both may leave
 * it to the next scheduled run.
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
