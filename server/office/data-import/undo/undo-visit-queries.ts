import type { Transaction } from '../../../db/database.ts';
import { type Batch, run } from '../commit/commit-batch.ts';
import { keep, restoreRefs, WRITTEN } from './undo-batch.ts';

/** One that another import has moved since is that one's, also where both say the same. */
const MOVED_BY_ANOTHER = `
  exists (select from data_import_ref ref
           where ref.source = $2 and ref.kind = 'visits' and ref.outer_id = row.outer_id and ref.import_id <> $1)`;

/** A holder who forgot the diary has the last word. What was written is this import's own: each other has skipped what stood here. */
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
  // Another visit stands where this one was.
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
