import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import { type Batch, IN_RANGE, ROWS } from './import-batch.ts';
import { type Living, REF_OF } from './living-state.ts';

/** References of new rows that no later file changes. */
export const addRefs = ({ run }: Batch, kind: ImportKind, rows: string) =>
  run(`
    insert into data_import_ref (source, kind, outer_id, target_id, digest, import_id)
    select $2, '${kind}', row.outer_id, row.target_id, row.digest, $1 from ${rows} on conflict do nothing`);

/** References of written rows, with the digest of what stands here now. */
export const saveRefs = ({ kind, run }: Batch, { ref, join, state }: Living) =>
  run(`
    insert into data_import_ref (source, kind, outer_id, ${ref}, digest, written, import_id)
    select $2, '${kind}', row.outer_id, row.target_id, row.digest, ${state}, $1
      from data_import_row as row ${join('row.target_id')}
     where ${IN_RANGE(kind)} and row.verdict in ('create', 'update')
    on conflict (source, kind, outer_id) do update
       set digest = excluded.digest, written = excluded.written, import_id = excluded.import_id`);

/** Keeps beside an updated row what stands here, for the undo. `before` is SQL by name. */
export const keepBefore = ({ kind, run }: Batch, joins: string, before: Record<string, string>) =>
  run(`
    update data_import_row as kept
       set before = jsonb_build_object(${Object.entries(before)
         .map(([name, sql]) => `'${name}', ${sql}, `)
         .join('')}
                                       'digest', ref.digest, 'import_id', ref.import_id)
      from ${ROWS(kind, 'update', `${joins} left join data_import_ref ref on ${REF_OF(kind)}`)}
       and ${IS_KEPT_ROW}`);

export const IS_KEPT_ROW =
  'kept.import_id = row.import_id and kept.kind = row.kind and kept.place = row.place';

/** A resumed import does not overwrite what a later import of the same source has written. */
export const skipNewer = ({ kind, skip }: Batch) =>
  skip(`exists (
    select from data_import_ref ref
     where ${REF_OF(kind)} and ref.import_id is distinct from $1
       and (row.verdict = 'create'
            or exists (select from data_import own
                         join data_import newer on newer.committed_at > own.committed_at
                        where own.id = $1 and newer.id = ref.import_id)))`);

/** Deletes references, so that a later import may add the rows again. */
export const forgetRefs = ({ kind, run }: Batch) =>
  run(`
    delete from data_import_ref ref using ${ROWS(kind, 'create')} and ${REF_OF(kind)} and ref.import_id = $1`);

/** Restores references to the earlier file's values, with the digest of what stands here now. */
export const restoreRefs = ({ kind, run }: Batch, living: Living | null) =>
  run(`
    update data_import_ref ref
       set digest = (row.before ->> 'digest')::uuid, written = ${living?.state ?? 'null'},
           import_id = (select id from data_import where id = (row.before ->> 'import_id')::uuid)
      from ${ROWS(kind, 'update', living?.join('row.target_id'))} and ${REF_OF(kind)}`);
