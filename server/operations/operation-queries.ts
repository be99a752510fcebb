import type { LastRun, Operation } from '../../domain/operations/operation-state.ts';
import type { Database } from '../db/database.ts';

type OperationRun = {
  kind: Operation;
  endedAt: number;
  succeeded: boolean;
  seconds: number;
  detail: string;
};

export async function insertRun(db: Database, run: OperationRun): Promise<void> {
  const { kind, endedAt, succeeded, seconds, detail } = run;
  await db.query(
    `insert into operation_run (kind, ended_at, succeeded, seconds, detail)
     values ($1, $2, $3, $4, $5)`,
    [kind, new Date(endedAt), succeeded, seconds, detail],
  );
}

/** The newest run of each kind. */
export async function findLastRuns(db: Database): Promise<Map<Operation, LastRun>> {
  const { rows } = await db.query<LastRun & { kind: Operation }>(
    `select distinct on (kind) kind, succeeded,
            (extract(epoch from ended_at) * 1000)::float8 as "endedAt",
            (select (extract(epoch from max(well.ended_at)) * 1000)::float8 from operation_run well
              where well.kind = run.kind and well.succeeded) as "succeededAt"
       from operation_run run
      order by kind, ended_at desc`,
  );
  return new Map(rows.map(({ kind, ...run }) => [kind, run]));
}

export type SystemAges = {
  unknownCharge: number;
  unreconciled: number;
  refund: number;
  desksBehind: number;
  desksInUse: number;
  forgedToday: number;
  /** Jobs without tries left: a person decides in the office. */
  exhaustedJobs: number;
  /** Null: none ever succeeded. */
  backup: number | null;
  drill: number | null;
  /** Seconds since the last WAL segment was archived, and how long archiving has failed. Null: archiving is off. */
  walArchived: number | null;
  walFailing: number | null;
};

/** Seconds; zero when nothing waits. Each reads a partial index or a small table. */
export async function findSystemAges(db: Database): Promise<SystemAges> {
  const { rows } = await db.query<SystemAges>(
    `select ${age('select min(state_at) from payment where state = $q$unknown$q$ and transaction_id is null')} as "unknownCharge",
            ${age('select min(check_at) from payment where check_at <= now() and transaction_id is not null')} as "unreconciled",
            ${age('select min(flagged_at) from refund_need where not is_done')} as "refund",
            (select count(*) from desk_list_fetch where fetched_at < now() - interval '1 day'
                and fetched_at > now() - interval '14 days')::int as "desksBehind",
            (select count(*) from desk_list_fetch where fetched_at > now() - interval '14 days')::int as "desksInUse",
            coalesce((select sum(times) from forged_notification_count
                       where day = (now() at time zone 'Europe/Helsinki')::date), 0)::int as "forgedToday",
            (select count(*) from graphile_worker._private_jobs
              where attempts >= max_attempts and locked_at is null)::int as "exhaustedJobs",
            ${sinceLast('backup')} as "backup",
            ${sinceLast('drill')} as "drill",
            ${ofArchiver(SINCE_ARCHIVED)} as "walArchived",
            ${ofArchiver(`case when last_failed_time > coalesce(last_archived_time, '-infinity') then ${SINCE_ARCHIVED} else 0 end`)} as "walFailing"`,
  );
  const [ages] = rows;
  if (!ages) throw new Error('a question without a table has one answer');
  return ages;
}

function age(oldest: string): string {
  return `coalesce(greatest(extract(epoch from now() - (${oldest})), 0), 0)::float8`;
}

function sinceLast(kind: Operation): string {
  return `(select extract(epoch from now() - max(ended_at))::float8 from operation_run
            where kind = '${kind}' and succeeded)`;
}

/** Falls back to the server's start when nothing was archived since. */
const SINCE_ARCHIVED = `greatest(extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time())), 0)`;

function ofArchiver(figure: string): string {
  return `(select (${figure})::float8 from pg_stat_archiver where current_setting('archive_mode') <> 'off')`;
}
