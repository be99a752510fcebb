import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { RowReason } from '../../../../domain/data-import/import-states.ts';
import type { Transaction } from '../../../db/database.ts';

/** A range of rows of one kind, written or undone in one transaction. */
export type BatchRange = {
  importId: string;
  source: string;
  from: number;
  to: number;
  now: number;
};

/** Statements over the range: $1 import, $2 source, $3 and $4 range, $5 time. */
export type Batch = {
  kind: ImportKind;
  source: string;
  tx: Transaction;
  run: <Row extends object = never>(statement: string) => Promise<Row[]>;
  /** Marks rows skipped that were changed between check and commit. */
  skip: (changed: string) => Promise<unknown>;
  /** Marks rows kept that were touched since. */
  keep: (touched: string, why?: RowReason) => Promise<unknown>;
};

export function openBatch(tx: Transaction, kind: ImportKind, range: BatchRange): Batch {
  const { importId, source, from, to, now } = range;
  const values = [importId, source, from, to, new Date(now)];
  const run: Batch['run'] = async (statement) => {
    // Binds all parameters, since unused ones are an error.
    const given = `with given as (select $1::uuid as import, $2::text as source, $3::bigint as after,
                                         $4::bigint as until, $5::timestamptz as now)`;
    return (await tx.query(`${given} ${statement}`, values)).rows;
  };
  const end = (outcome: 'skipped' | 'kept', why: RowReason, condition: string) =>
    run(`
      update data_import_row as row set outcome = '${outcome}', why = '${why}'
       where ${IN_RANGE(kind)} and row.verdict in ('create', 'update') and ${condition}`);
  return {
    kind,
    source,
    tx,
    run,
    skip: (changed) => end('skipped', 'changedMeanwhile', changed),
    keep: (touched, why = 'touchedSince') => end('kept', why, touched),
  };
}

/** Rows of the batch that were neither skipped nor kept. */
export const IN_RANGE = (kind: ImportKind, row = 'row') => `
  ${row}.import_id = $1 and ${row}.kind = '${kind}' and ${row}.place > $3 and ${row}.place <= $4
    and ${row}.outcome is null`;

/** Rows to be written or undone; `joins` may use them as `row`. */
export const ROWS = (kind: ImportKind, verdict: 'create' | 'update', joins = '') => `
  data_import_row as row ${joins} where ${IN_RANGE(kind)} and row.verdict = '${verdict}'`;

/** Seats of the batch's orders: both are written and deleted together to keep the books consistent. */
export const SEATS_OF_ORDERS = `
  data_import_row as ordered
  join data_import_row as row
    on row.import_id = ordered.import_id and row.kind = 'seats' and row.parent_id = ordered.target_id
   and row.verdict = 'create' and row.outcome is null
 where ${IN_RANGE('companyOrders', 'ordered')} and ordered.verdict = 'create'`;

/** Of the ledger entry that a row brings. */
export const CAUSE = `'import:' || $1::uuid || ':' || row.place`;

/** Id of the order behind an imported purchase. */
export const ORDER_ID = (kind: ImportKind) => `imported_id($2, '${kind}:order', row.outer_id)`;

/** Locks the target rows in a fixed order, so that comparison sees concurrent writes and no deadlock occurs. */
export const lockRows = (batch: Batch, table: 'museum_card' | 'monthly_contract', ids: string) =>
  batch.run(
    `select from ${table} as held where held.id in (${ids}) order by held.id for update of held`,
  );
