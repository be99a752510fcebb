import { IMPORT_KINDS, type ImportKind } from '../../../domain/data-import/import-kinds.ts';
import type { ImportState, Totals } from '../../../domain/data-import/import-states.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { ImportFault } from './import-queries.ts';

/** Starts a step at its first kind. */
export async function beginStep(
  db: Database,
  { id, state, now }: { id: string; state: ImportState; now: number },
): Promise<void> {
  await db.query(
    `update data_import
        set state = $2, changed_at = $3, at_kind = null, at_place = 0, rows_done = 0, rows_all = 0, fault = null
      where id = $1`,
    [id, state, new Date(now)],
  );
}

/** Remembers the progress of the commit before the undo counts its own. */
export async function noteWritten(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `update data_import set written_kind = coalesce(at_kind, '${IMPORT_KINDS[0]}'), written_place = at_place
      where id = $1 and state = 'stopped'`,
    [id],
  );
}

/** Keeps the progress. */
export async function updateState(
  db: Database,
  { id, state, now }: { id: string; state: ImportState; now: number },
): Promise<void> {
  await db.query('update data_import set state = $2, changed_at = $3, fault = null where id = $1', [
    id,
    state,
    new Date(now),
  ]);
}

export async function updateProgress(
  db: Database,
  at: { id: string; kind: ImportKind | null; place: number; done: number },
): Promise<void> {
  await db.query(
    'update data_import set at_kind = $2, at_place = $3, rows_done = rows_done + $4 where id = $1',
    [at.id, at.kind, at.place, at.done],
  );
}

export async function updateAll(db: Database, id: string, all: number): Promise<void> {
  await db.query('update data_import set rows_all = $2, rows_done = 0 where id = $1', [id, all]);
}

export async function endCheck(
  db: Database,
  checked: {
    id: string;
    on: string;
    totals: Totals | null;
    fault: ImportFault | null;
    now: number;
  },
): Promise<void> {
  await db.query(
    `update data_import
        set state = case when $3::jsonb is null then 'open' else 'checked' end, checked_on = $2, totals = $3,
            fault = $4, changed_at = $5, signed_at = null, signed_by = null, signed_totals = null, at_kind = null
      where id = $1 and state in ('checking', 'committing')`,
    [
      checked.id,
      checked.on,
      checked.totals && JSON.stringify(checked.totals),
      checked.fault,
      new Date(checked.now),
    ],
  );
}

export async function endStep(
  db: Database,
  ended: { id: string; state: 'done' | 'undone'; landed: Totals | null; now: number },
): Promise<void> {
  await db.query(
    `update data_import
        set state = $2, landed = coalesce($3, landed), ended_at = $4, changed_at = $4, at_kind = null
      where id = $1`,
    [ended.id, ended.state, ended.landed && JSON.stringify(ended.landed), new Date(ended.now)],
  );
}

/**
 * Stopped by a fault: a check restarts from the beginning, other steps resume when a person asks. The fault keeps the
 * job away.
 */
export async function updateFault(
  db: Database,
  { id, fault }: { id: string; fault: ImportFault },
): Promise<void> {
  await db.query(
    `update data_import
        set fault = $2, state = case state when 'checking' then 'open' when 'committing' then 'stopped' else state end
      where id = $1`,
    [id, fault],
  );
  await db.query(
    `update data_import_file set state = 'unreadable' where import_id = $1 and state = 'reading'`,
    [id],
  );
}
