import { IMPORT_KINDS } from '../../../../domain/data-import/import-kinds.ts';
import { type Batch, IN_RANGE } from '../batch/import-batch.ts';

/** Seats share the progress of their orders. */
const PLACE_OF_ORDER = `
  (select ordered.place from data_import_row ordered
    where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.verdict = 'create'
      and ordered.outer_id = row.fields ->> 'company_order_id')`;

/** Rows beyond the point where the commit stopped were never written. */
export const skipUnwritten = ({ kind, run }: Batch) => {
  const [writtenAs, place] =
    kind === 'seats'
      ? (['companyOrders', PLACE_OF_ORDER] as const)
      : ([kind, 'row.place'] as const);
  const before = IMPORT_KINDS.slice(0, IMPORT_KINDS.indexOf(writtenAs));
  return run(`
    update data_import_row as row set outcome = 'skipped', why = 'notReached'
      from data_import one
     where one.id = $1 and ${IN_RANGE(kind)} and row.verdict in ('create', 'update')
       and (one.written_kind = any ('{${before}}'::text[])
            or one.written_kind = '${writtenAs}' and ${place} > one.written_place)`);
};
