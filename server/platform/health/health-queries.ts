import type { Database } from '../../db/database.ts';

/** The first of these migrations that is not applied, or null. */
export async function findUnappliedMigration(
  db: Database,
  names: string[],
): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>(
    `select name
       from unnest($1::text[]) as known (name)
      where not exists (select 1 from migration where migration.name = known.name)
      limit 1`,
    [names],
  );
  return rows[0]?.name ?? null;
}

/** Number of the newest applied migration. */
export async function findNewestMigration(db: Database): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    'select name from migration order by name desc limit 1',
  );
  return rows[0]?.name ?? '';
}

export type QueueAge = {
  /** How long the oldest runnable job has waited. */
  jobSeconds: number;
  /** How long the oldest mail has waited since the last one sent: retries for one recipient are not a standstill. */
  mailSeconds: number;
};

/** Zeros when nothing is overdue. Both use indexes, so that history does not slow them. */
export async function findQueueAge(db: Database): Promise<QueueAge> {
  const { rows } = await db.query<QueueAge>(
    `select coalesce(extract(epoch from now() - (
              select min(run_at) from graphile_worker._private_jobs
               where is_available and run_at <= now())), 0)::float8 as "jobSeconds",
            coalesce(extract(epoch from now() - (
              select min(queued_at) from mail_outbox
               where sent_at is null and given_up_at is null
                 and queued_at > coalesce((select queued_at from mail_outbox where sent_at is not null
                                            order by queued_at desc limit 1), '-infinity'))), 0)::float8
              as "mailSeconds"`,
  );
  return rows[0] ?? { jobSeconds: 0, mailSeconds: 0 };
}
