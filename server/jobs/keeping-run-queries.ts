import type { Database } from '../db/database.ts';

/** Result of one step of the clean-up: rows processed, and whether it failed. */
export type KeepingRun = { table: string; ended: number; failed: boolean };

/** Several rules may concern one table: their rows are added. */
export async function saveKeepingRuns(
  db: Database,
  runs: KeepingRun[],
  now: number,
): Promise<void> {
  await db.query(
    `insert into keeping_run (table_name, ran_at, ended_rows, failed)
     select name, $4, sum(ended), bool_or(failed)
       from unnest($1::text[], $2::int[], $3::boolean[]) run (name, ended, failed)
      group by name
         on conflict (table_name) do update
        set ran_at = excluded.ran_at, ended_rows = excluded.ended_rows, failed = excluded.failed`,
    [
      runs.map(({ table }) => table),
      runs.map(({ ended }) => ended),
      runs.map(({ failed }) => failed),
      new Date(now),
    ],
  );
}
