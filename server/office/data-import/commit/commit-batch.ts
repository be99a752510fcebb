import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { Transaction } from '../../../db/database.ts';

/** A stretch of one kind's rows, done in one transaction. */
export type Batch = { importId: string; source: string; from: number; to: number; now: number };

/** $1 the import, $2 its source, $3 and $4 the stretch, $5 the time. */
const batchValues = ({ importId, source, from, to, now }: Batch) => [
  importId,
  source,
  from,
  to,
  new Date(now),
];

/** The rows of the batch that have this verdict and have not been skipped. */
export const ROWS = (kind: ImportKind, verdict: 'create' | 'update' | 'unchanged') => `
  data_import_row as row
   where row.import_id = $1 and row.kind = '${kind}' and row.place > $3 and row.place <= $4
     and row.verdict = '${verdict}' and row.outcome is null`;

/** The order that stands behind what was bought elsewhere. */
export const ORDER_ID = (kind: string) => `imported_id($2, '${kind}:order', row.outer_id)`;

/** Every value is named once, whether or not the statement needs it. */
export const run = (tx: Transaction, batch: Batch, statement: string) =>
  tx.query(
    `with given as (select $1::uuid as import, $2::text as source, $3::bigint as after, $4::bigint as until,
                           $5::timestamptz as now)
     ${statement}`,
    batchValues(batch),
  );

/** Waits for whoever is at these rows; what stands here is then looked at as they left it. Always in the same order. */
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

/** Somebody came first between the check and the commit: what cannot be written is told and left. */
export const skip = (tx: Transaction, batch: Batch, kind: ImportKind, missing: string) =>
  run(
    tx,
    batch,
    `update data_import_row as row set outcome = 'skipped', why = 'changedMeanwhile'
      where row.import_id = $1 and row.kind = '${kind}' and row.place > $3 and row.place <= $4
        and row.verdict in ('create', 'update') and row.outcome is null and ${missing}`,
  );

/** An import that goes on after a stop does not write over what another one of its source has brought since. */
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
