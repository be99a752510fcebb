import { IMPORT_KINDS, type ImportKind } from '../../../domain/data-import/import-kinds.ts';
import type { ImportState, Totals } from '../../../domain/data-import/import-states.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { nameOf } from '../actions/staff-action-queries.ts';

export type ImportFault = 'totalsChanged' | 'unreadable' | 'failed';

export type DataImport = {
  id: string;
  name: string;
  source: string;
  state: ImportState;
  madeAt: number;
  madeBy: string | null;
  checkedOn: string | null;
  totals: Totals | null;
  signedAt: number | null;
  signedById: string | null;
  signedBy: string | null;
  signedTotals: Totals | null;
  committedAt: number | null;
  committedBy: string | null;
  landed: Totals | null;
  endedAt: number | null;
  atKind: ImportKind | null;
  atPlace: number;
  done: number;
  all: number;
  fault: ImportFault | null;
};

const ms = (column: string) => `(extract(epoch from one.${column}) * 1000)::float8`;

const SELECT = `
  select one.id, one.name, one.source, one.state, ${ms('made_at')} as "madeAt", ${nameOf('maker')} as "madeBy",
         one.checked_on::text as "checkedOn", one.totals, ${ms('signed_at')} as "signedAt",
         one.signed_by as "signedById", ${nameOf('signer')} as "signedBy", one.signed_totals as "signedTotals",
         ${ms('committed_at')} as "committedAt", ${nameOf('committer')} as "committedBy", one.landed,
         ${ms('ended_at')} as "endedAt", one.at_kind as "atKind", one.at_place::float8 as "atPlace",
         one.rows_done as done, one.rows_all as all, one.fault
    from data_import one
    left join account maker on maker.id = one.made_by
    left join account signer on signer.id = one.signed_by
    left join account committer on committer.id = one.committed_by`;

export async function findImports(db: Database): Promise<DataImport[]> {
  const { rows } = await db.query<DataImport>(`${SELECT} order by one.made_at desc limit 100`);
  return rows;
}

export async function findImport(db: Database, id: string): Promise<DataImport | null> {
  const { rows } = await db.query<DataImport>(`${SELECT} where one.id = $1`, [id]);
  return rows[0] ?? null;
}

/** What one person changes, nobody else does meanwhile. */
export async function lockImport(tx: Transaction, id: string): Promise<DataImport | null> {
  const { rows } = await tx.query<DataImport>(`${SELECT} where one.id = $1 for update of one`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function insertImport(
  db: Database,
  made: { id: string; name: string; source: string; by: string | null; now: number },
): Promise<void> {
  await db.query(
    `insert into data_import (id, name, source, made_by, made_at, changed_at) values ($1, $2, $3, $4, $5, $5)
     on conflict (id) do nothing`,
    [made.id, made.name, made.source, made.by, new Date(made.now)],
  );
}

/** Back to the files: what was checked and signed was about others. */
export async function reopenImport(tx: Transaction, id: string, now: number): Promise<void> {
  await tx.query(
    `update data_import
        set state = 'open', changed_at = $2, checked_on = null, totals = null, signed_at = null, signed_by = null,
            signed_totals = null, fault = null
      where id = $1`,
    [id, new Date(now)],
  );
}

/** A job begins with its first kind. */
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

/** How far the commit came, before the undo counts its own way. */
export async function noteWritten(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `update data_import set written_kind = coalesce(at_kind, '${IMPORT_KINDS[0]}'), written_place = at_place
      where id = $1 and state = 'stopped'`,
    [id],
  );
}

/** Goes on where it was. */
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

export async function updateSigned(
  tx: Transaction,
  { id, by, now }: { id: string; by: string; now: number },
): Promise<void> {
  await tx.query(
    `update data_import set state = 'signed', signed_at = $3, signed_by = $2, signed_totals = totals, changed_at = $3
      where id = $1`,
    [id, by, new Date(now)],
  );
}

export async function updateCommitted(
  tx: Transaction,
  { id, by, reason, now }: { id: string; by: string; reason: string; now: number },
): Promise<void> {
  await tx.query(
    `update data_import set committed_at = $4, committed_by = $2, reason = $3 where id = $1`,
    [id, by, reason, new Date(now)],
  );
}

/** Nothing is written yet: the signature that it was begun with is void. */
export async function uncommit(db: Database, id: string): Promise<void> {
  await db.query(
    'update data_import set committed_at = null, committed_by = null, reason = null where id = $1',
    [id],
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

/** Stopped by itself: a check is begun again, anything else goes on when somebody says so. A fault keeps the job away. */
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

type AtWork = { id: string; source: string };

/** Those that a job has to go on with, or whose file has to be read: the oldest first. One that failed waits until somebody presses again. */
export async function findImportsAtWork(db: Database): Promise<AtWork[]> {
  const { rows } = await db.query<AtWork>(
    `select id, source from data_import
      where (state in ('checking', 'committing', 'undoing') and fault is null)
         or id in (select import_id from data_import_file where state = 'reading')
      order by changed_at, id`,
  );
  return rows;
}

type Deed = {
  id: string;
  now: number;
  memberId: string;
  approvedBy: string | null;
  right: 'data.import' | 'data.sign';
  reason: string;
  after: object;
  undoes: string | null;
};

/** What was signed, committed and undone stands in the trace of all actions. */
export async function insertImportDeed(tx: Transaction, deed: Deed): Promise<void> {
  await tx.query(
    `insert into staff_action (id, at, member_id, kind, right_name, grade, input, reason, after, undoes, approved_by)
     values ($1, $2, $3, 'dataImport', $4, 'high', '{}', $5, $6, $7, $8)`,
    [
      deed.id,
      new Date(deed.now),
      deed.memberId,
      deed.right,
      deed.reason,
      JSON.stringify(deed.after),
      deed.undoes,
      deed.approvedBy,
    ],
  );
}
