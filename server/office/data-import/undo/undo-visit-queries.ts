import type { Transaction } from '../../../db/database.ts';
import { type Batch, run } from '../commit/commit-batch.ts';
import { keep, restoreRefs, WRITTEN } from './undo-batch.ts';

/** Owned by the import that moved it last, even if both agree. */
const MOVED_BY_ANOTHER = `
  exists (select from data_import_ref ref
           where ref.source = $2 and ref.kind = 'visits' and ref.outer_id = row.outer_id and ref.import_id <> $1)`;

/**
 * The holder's deletion of the diary prevails. Rows written here belong to this import alone, since others skipped
 * them.
 */
export async function undoVisits(tx: Transaction, batch: Batch): Promise<void> {
  await keep(
    tx,
    batch,
    'visits',
    `(${MOVED_BY_ANOTHER}
      or not exists (select from visit
                      where id = row.target_id and card_id = row.parent_id and museum_id = row.museum_id
                        and visited_on = (row.fields ->> 'visited_on')::date))`,
  );
  await run(
    tx,
    batch,
    `delete from visit using ${WRITTEN('visits', 'create')} and visit.id = row.target_id`,
  );
  // Its former place is taken by another visit.
  await keep(
    tx,
    batch,
    'visits',
    `row.verdict = 'update' and exists (
       select from visit other
        where other.card_id = row.parent_id and other.museum_id = (row.before ->> 'museum_id')::uuid
          and other.visited_on = (row.before ->> 'visited_on')::date
          and other.repeat_number = (row.before ->> 'repeat_number')::int and other.id <> row.target_id)`,
  );
  await run(
    tx,
    batch,
    `update visit
        set museum_id = (row.before ->> 'museum_id')::uuid, visited_on = (row.before ->> 'visited_on')::date,
            repeat_number = (row.before ->> 'repeat_number')::int
       from ${WRITTEN('visits', 'update')} and visit.id = row.target_id`,
  );
  await run(
    tx,
    batch,
    `delete from data_import_ref ref using ${WRITTEN('visits', 'update')}
        and ref.source = $2 and ref.kind = 'visits' and ref.outer_id = row.outer_id and row.before ->> 'digest' is null`,
  );
  await restoreRefs(tx, batch, 'visits', { joins: '', state: 'null' });
}
