import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { Transaction } from '../../../db/database.ts';

/** A range of rows of one kind, written in one transaction. */
export type Batch = { importId: string; source: string; from: number; to: number; now: number };

/** $1 import, $2 source, $3 and $4 range, $5 time. */
const batchValues = ({ importId, source, from, to, now }: Batch) => [
  importId,
  source,
  from,
  to,
  new Date(now),
];

/** Rows of the batch with this verdict that were not skipped. */
export const ROWS = (kind: ImportKind, verdict: 'create' | 'update' | 'unchanged') => `
  data_import_row as row
   where row.import_id = $1 and row.kind = '${kind}' and row.place > $3 and row.place <= $4
     and row.verdict = '${verdict}' and row.outcome is null`;

/** Id of the order behind an imported purchase. */
export const ORDER_ID = (kind: string) => `imported_id($2, '${kind}:order', row.outer_id)`;

/** Binds all parameters, since unused ones are an error. */
export const run = (tx: Transaction, batch: Batch, statement: string) =>
  tx.query(
    `with given as (select $1::uuid as import, $2::text as source, $3::bigint as after, $4::bigint as until,
                           $5::timestamptz as now)
     ${statement}`,
    batchValues(batch),
  );

/** Locks the target rows in a fixed order, so that comparison sees concurrent writes and no deadlock occurs. */
export const lockRows = (
  tx: Transaction,
  batch: Batch,
  table: 'museum_card' | 'monthly_contract',
  ids: string,
) =>
  run(
    tx,
    batch,
    `select from ${table} as held where held.id in (${ids}) order by held.id for update of held`,
  );

/** Marks rows skipped that were changed between check and commit. */
export const skip = (tx: Transaction, batch: Batch, kind: ImportKind, missing: string) =>
  run(
    tx,
    batch,
    `update data_import_row as row set outcome = 'skipped', why = 'changedMeanwhile'
      where row.import_id = $1 and row.kind = '${kind}' and row.place > $3 and row.place <= $4
        and row.verdict in ('create', 'update') and row.outcome is null and ${missing}`,
  );

/** A resumed import does not overwrite what a later import of the same source has written. */
export const skipNewer = (tx: Transaction, batch: Batch, kind: ImportKind) =>
  skip(
    tx,
    batch,
    kind,
    `exists (
       select from data_import_ref ref
        where ref.source = $2 and ref.kind = '${kind}' and ref.outer_id = row.outer_id
          and ref.import_id is distinct from $1
          and (row.verdict = 'create'
               or exists (select from data_import own
                            join data_import newer on newer.committed_at > own.committed_at
                           where own.id = $1 and newer.id = ref.import_id)))`,
  );
