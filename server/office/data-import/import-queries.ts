import type { ImportKind } from '../../../domain/data-import/import-kinds.ts';
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

/** Serialises changes of one import. */
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

type AtWork = { id: string; source: string };

/** Imports with pending work, oldest first. A failed one waits until it is resumed by a person. */
export async function findImportsAtWork(db: Database): Promise<AtWork[]> {
  const { rows } = await db.query<AtWork>(
    `select id, source from data_import
      where (state in ('checking', 'committing', 'undoing') and fault is null)
         or id in (select import_id from data_import_file where state = 'reading')
      order by changed_at, id`,
  );
  return rows;
}
