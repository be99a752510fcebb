import { type Batch, ROWS } from '../batch/import-batch.ts';
import { REF_OF } from '../batch/living-state.ts';
import { restoreRefs } from '../batch/ref-queries.ts';

/** Owned by the import that moved it last, even if both agree. */
const MOVED_BY_ANOTHER = `
  exists (select from data_import_ref ref where ${REF_OF('visits')} and ref.import_id <> $1)`;

/**
 * The holder's deletion of the diary prevails. Rows written here belong to this import alone, since others skipped
 * them.
 */
export async function undoVisits(batch: Batch): Promise<void> {
  const { run, keep } = batch;
  const moved = ROWS('visits', 'update');
  await keep(`
    (${MOVED_BY_ANOTHER}
     or not exists (select from visit
                     where id = row.target_id and card_id = row.parent_id and museum_id = row.museum_id
                       and visited_on = (row.fields ->> 'visited_on')::date))`);
  await run(`delete from visit using ${ROWS('visits', 'create')} and visit.id = row.target_id`);
  // Its former place is taken by another visit.
  await keep(`
    row.verdict = 'update' and exists (
      select from visit other
       where other.card_id = row.parent_id and other.museum_id = (row.before ->> 'museum_id')::uuid
         and other.visited_on = (row.before ->> 'visited_on')::date
         and other.repeat_number = (row.before ->> 'repeat_number')::int and other.id <> row.target_id)`);
  await run(`
    update visit
       set museum_id = (row.before ->> 'museum_id')::uuid, visited_on = (row.before ->> 'visited_on')::date,
           repeat_number = (row.before ->> 'repeat_number')::int
      from ${moved} and visit.id = row.target_id`);
  await run(`
    delete from data_import_ref ref using ${moved}
       and ${REF_OF('visits')} and row.before ->> 'digest' is null`);
  await restoreRefs(batch, null);
}
