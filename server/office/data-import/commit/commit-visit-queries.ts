import { type Batch, ROWS } from '../batch/import-batch.ts';
import { keepBefore } from '../batch/ref-queries.ts';

/** Recorded at noon: the time of day is unknown and irrelevant. */
export async function commitVisits(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  const moved = ROWS('visits', 'update');
  // Imported again since by another import: an undo of this one must not delete it.
  await skip(`row.verdict = 'create' and exists (select from visit where id = row.target_id)`);
  await run(`
    insert into visit (id, card_id, museum_id, visited_on, repeat_number, recorded_at)
    select row.target_id, row.parent_id, row.museum_id, (row.fields ->> 'visited_on')::date, row.repeat_number,
           ((row.fields ->> 'visited_on')::date + time '12:00') at time zone 'Europe/Helsinki'
      from ${ROWS('visits', 'create')}
       and exists (select from museum_card
                    where id = row.parent_id
                      and ((row.fields ->> 'visited_on')::date > diary_forgotten_on) is not false)
    on conflict do nothing`);
  await skip(`row.verdict = 'create' and not exists (select from visit where id = row.target_id)`);
  await skip(`
    row.verdict = 'update' and exists (
      select from visit other
       where (other.card_id, other.museum_id, other.visited_on, other.repeat_number)
             = (row.parent_id, row.museum_id, (row.fields ->> 'visited_on')::date, row.repeat_number))`);
  await keepBefore(batch, 'join visit on visit.id = row.target_id', {
    museum_id: 'visit.museum_id',
    visited_on: 'visit.visited_on',
    repeat_number: 'visit.repeat_number',
  });
  await run(`
    update visit
       set museum_id = row.museum_id, visited_on = (row.fields ->> 'visited_on')::date,
           repeat_number = row.repeat_number
      from ${moved} and visit.id = row.target_id`);
  // References of moved visits only, so that an older resumed import does not move them back; few in number.
  await run(`
    insert into data_import_ref (source, kind, outer_id, target_id, digest, import_id)
    select $2, 'visits', row.outer_id, row.target_id, md5(row.fields::text)::uuid, $1 from ${moved}
    on conflict (source, kind, outer_id) do update
       set target_id = excluded.target_id, digest = excluded.digest, import_id = excluded.import_id`);
}
