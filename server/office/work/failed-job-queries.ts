import type { Database } from '../../db/database.ts';

const EXHAUSTED = 'locked_at is null and attempts >= max_attempts';

type FailedJobs = { task: string; count: number; since: number };

export async function findExhaustedJobs(db: Database): Promise<FailedJobs[]> {
  const { rows } = await db.query<FailedJobs>(
    `select task_identifier as task, count(*)::int as count,
            floor(extract(epoch from min(created_at)) * 1000)::float8 as since
       from graphile_worker.jobs
      where ${EXHAUSTED}
      group by task_identifier
      order by task_identifier`,
  );
  return rows;
}

/** Queues the job again at once with a fresh retry count. */
export async function retryExhaustedJobs(db: Database): Promise<number> {
  const { rows } = await db.query<{ retried: number }>(
    `select count(*)::int as retried
       from graphile_worker.reschedule_jobs(
              array(select id from graphile_worker.jobs where ${EXHAUSTED}), run_at => now(), attempts => 0)`,
  );
  return rows[0]?.retried ?? 0;
}
