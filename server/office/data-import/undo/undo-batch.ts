import { IMPORT_KINDS, type ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { RowReason } from '../../../../domain/data-import/import-states.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  ACCOUNT_REFERENCES,
  CARD_REFERENCES,
} from '../../actions/merge-people/merge-references.ts';
import { type Batch, run } from '../commit/commit-batch.ts';

/** Rows that were written and not kept. */
export const WRITTEN = (kind: ImportKind, verdict: 'create' | 'update', joins = '') => `
  data_import_row as row ${joins}
   where row.import_id = $1 and row.kind = '${kind}' and row.place > $3 and row.place <= $4
     and row.verdict = '${verdict}' and row.outcome is null`;

/** Seats share the progress of their orders. */
const PLACE_OF_ORDER = `
  (select ordered.place from data_import_row ordered
    where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.verdict = 'create'
      and ordered.outer_id = row.fields ->> 'company_order_id')`;

/** Rows beyond the point where the commit stopped were never written. */
export const skipUnwritten = (tx: Transaction, kind: ImportKind, batch: Batch) => {
  const [writtenAs, place] =
    kind === 'seats'
      ? (['companyOrders', PLACE_OF_ORDER] as const)
      : ([kind, 'row.place'] as const);
  const before = IMPORT_KINDS.slice(0, IMPORT_KINDS.indexOf(writtenAs));
  return run(
    tx,
    batch,
    `update data_import_row as row set outcome = 'skipped', why = 'notReached'
       from data_import one
      where one.id = $1 and row.import_id = $1 and row.kind = '${kind}' and row.place > $3 and row.place <= $4
        and row.verdict in ('create', 'update') and row.outcome is null
        and (one.written_kind = any ('{${before}}'::text[])
             or one.written_kind = '${writtenAs}' and ${place} > one.written_place)`,
  );
};

/** Marks rows touched since as kept. */
export const keep = (
  tx: Transaction,
  batch: Batch,
  kind: ImportKind,
  touched: string,
  why: RowReason = 'touchedSince',
) =>
  run(
    tx,
    batch,
    `update data_import_row as row set outcome = 'kept', why = '${why}'
      where row.import_id = $1 and row.kind = '${kind}' and row.place > $3 and row.place <= $4
        and row.verdict in ('create', 'update') and row.outcome is null and ${touched}`,
  );

/** Deletes references, so that a later import may add the rows again. */
export const forgetRefs = (tx: Transaction, batch: Batch, kind: ImportKind) =>
  run(
    tx,
    batch,
    `delete from data_import_ref ref using ${WRITTEN(kind, 'create')}
        and ref.source = $2 and ref.kind = '${kind}' and ref.outer_id = row.outer_id and ref.import_id = $1`,
  );

/** Restores the reference to the earlier file's value. `state` is the current digest. */
export const restoreRefs = (
  tx: Transaction,
  batch: Batch,
  kind: ImportKind,
  { joins, state }: { joins: string; state: string },
) =>
  run(
    tx,
    batch,
    `update data_import_ref ref
        set digest = (row.before ->> 'digest')::uuid, written = ${state},
            import_id = (select id from data_import where id = (row.before ->> 'import_id')::uuid)
       from ${WRITTEN(kind, 'update', joins)}
        and ref.source = $2 and ref.kind = '${kind}' and ref.outer_id = row.outer_id`,
  );

/** Deleted with their subject, or created by the import itself. */
const NO_TOUCH_OF_ACCOUNT = [
  'contact_details.account_id',
  'data_import_ref.account_id',
  'newsletter_consent.account_id',
  'search_entry.account_id',
];
const NO_TOUCH_OF_CARD = [
  'card_ledger_entry.card_id',
  'card_validity.card_id',
  'claimable_card.card_id',
  'data_import_ref.card_id',
];

const anyOf = (references: string[], id: string) =>
  references
    .map((reference) => {
      const [table, column] = reference.split('.');
      return `exists (select from ${table} where ${column} = ${id})`;
    })
    .join(' or ');

/** Referenced by something not imported; a test compares the list with the database. */
export const ACCOUNT_IS_USED = anyOf(
  Object.keys(ACCOUNT_REFERENCES).filter((one) => !NO_TOUCH_OF_ACCOUNT.includes(one)),
  'row.target_id',
);
export const CARD_IS_USED = anyOf(
  Object.keys(CARD_REFERENCES).filter((one) => !NO_TOUCH_OF_CARD.includes(one)),
  'row.target_id',
);
