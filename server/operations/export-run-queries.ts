import type { ExportDetail } from '../../contract/data-export/data-export-calls.ts';
import type { Database } from '../db/database.ts';

/** Recorded before the first row is read, as failed until the export ends well. */
export async function insertExportRun(
  db: Database,
  { now, detail }: { now: number; detail: ExportDetail },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into operation_run (kind, ended_at, succeeded, seconds, detail)
     values ('export', $1, false, 0, $2) returning id`,
    [new Date(now), JSON.stringify(detail)],
  );
  return rows[0]?.id ?? '';
}

export async function updateExportRun(
  db: Database,
  run: { id: string; now: number; seconds: number; succeeded: boolean; detail: ExportDetail },
): Promise<void> {
  await db.query(
    `update operation_run set ended_at = $2, succeeded = $3, seconds = $4, detail = $5 where id = $1`,
    [run.id, new Date(run.now), run.succeeded, run.seconds, JSON.stringify(run.detail)],
  );
}

export type ExportRun = { id: string; endedAt: number; succeeded: boolean; detail: string };

/** Newest first. */
export async function findExportRuns(db: Database): Promise<ExportRun[]> {
  const { rows } = await db.query<ExportRun>(
    `select id, (extract(epoch from ended_at) * 1000)::float8 as "endedAt", succeeded, detail
       from operation_run where kind = 'export' order by ended_at desc limit 50`,
  );
  return rows;
}
