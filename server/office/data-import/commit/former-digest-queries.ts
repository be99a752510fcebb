import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { Database } from '../../../db/database.ts';

/** Recognises a row by the digest made with a former key, so that a key rotation changes nothing. */
export async function takeFormerDigests(
  db: Database,
  { importId, source, kind }: { importId: string; source: string; kind: ImportKind },
): Promise<void> {
  await db.query(
    `update data_import_row as row set digest = ref.digest
       from data_import_ref ref
      where row.import_id = $1 and row.kind = $3 and row.fields ? 'former_digests'
        and ref.source = $2 and ref.kind = $3 and ref.outer_id = row.outer_id
        and ref.digest::text = any (string_to_array(row.fields ->> 'former_digests', ' '))`,
    [importId, source, kind],
  );
}
