import type { Profile } from '../../../../domain/data-import/column-profile.ts';
import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { Mapping } from '../../../../domain/data-import/presets.ts';
import type { Database } from '../../../db/database.ts';
import type { FileProfile, Guessed } from './profile-file.ts';

export type ImportFile = {
  id: string;
  importId: string;
  number: number;
  kind: ImportKind;
  name: string;
  bytes: number;
  received: number;
  state: 'uploading' | 'reading' | 'read' | 'unreadable';
  rows: number;
  guessed: Guessed | null;
  columns: Profile[];
  mapping: Mapping | null;
};

const SELECT = `
  select id, import_id as "importId", number, kind, name, bytes::float8 as bytes, state, row_count as rows,
         coalesce((select sum(octet_length(content)) from data_import_chunk where file_id = file.id), 0)::float8 as received,
         guessed, profile as columns, mapping
    from data_import_file file`;

export async function findFiles(db: Database, importId: string): Promise<ImportFile[]> {
  const { rows } = await db.query<ImportFile>(`${SELECT} where import_id = $1 order by number`, [
    importId,
  ]);
  return rows;
}

/** False: the import has its maximum of files. The same id is the same file. */
export async function insertFile(
  db: Database,
  file: {
    id: string;
    importId: string;
    kind: ImportKind;
    name: string;
    bytes: number;
    now: number;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into data_import_file (id, import_id, number, kind, name, bytes, added_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6 from data_import_file where import_id = $2
     having coalesce(max(number), 0) < 99
     on conflict (id) do nothing`,
    [file.id, file.importId, file.kind, file.name, file.bytes, new Date(file.now)],
  );
  return rowCount === 1;
}

/** False: no such file accepts bytes now. */
export async function saveChunk(
  db: Database,
  chunk: { importId: string; fileId: string; place: number; content: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into data_import_chunk (file_id, place, content)
     select file.id, $3, $4 from data_import_file file
       join data_import one on one.id = file.import_id
      where file.id = $2 and one.id = $1 and file.state = 'uploading' and one.state in ('open', 'checked', 'signed')
     on conflict (file_id, place) do update set content = excluded.content`,
    [chunk.importId, chunk.fileId, chunk.place, chunk.content],
  );
  return rowCount === 1;
}

export async function updateFileState(
  db: Database,
  { fileId, state }: { fileId: string; state: ImportFile['state'] },
): Promise<void> {
  await db.query('update data_import_file set state = $2 where id = $1', [fileId, state]);
}

export async function updateProfile(
  db: Database,
  fileId: string,
  { guessed, rows, columns, mapping }: FileProfile,
): Promise<void> {
  await db.query(
    `update data_import_file
        set state = 'read', guessed = $2, row_count = $3, profile = $4, mapping = coalesce($5, mapping)
      where id = $1`,
    [
      fileId,
      JSON.stringify(guessed),
      rows,
      JSON.stringify(columns),
      mapping && JSON.stringify(mapping),
    ],
  );
}

export async function updateMapping(db: Database, fileId: string, mapping: Mapping): Promise<void> {
  await db.query('update data_import_file set mapping = $2 where id = $1', [
    fileId,
    JSON.stringify(mapping),
  ]);
}

/** Restricted to this import: another one may be processing its own files. */
export async function deleteFile(
  db: Database,
  { importId, fileId }: { importId: string; fileId: string },
): Promise<void> {
  await db.query('delete from data_import_file where id = $1 and import_id = $2', [
    fileId,
    importId,
  ]);
}

/** Streams chunks, so that no file is held in memory. */
export async function* readChunks(db: Database, fileId: string): AsyncGenerator<Buffer> {
  for (let after = -1; ; ) {
    const { rows } = await db.query<{ place: number; content: Buffer }>(
      `select place, content from data_import_chunk where file_id = $1 and place > $2 order by place limit 1`,
      [fileId, after],
    );
    const [chunk] = rows;
    if (!chunk) return;
    yield chunk.content;
    after = chunk.place;
  }
}

/** Once committed only rows are needed, and the files hold secrets in plain text. */
export async function deleteChunks(db: Database, importId: string): Promise<void> {
  await db.query(
    `delete from data_import_chunk where file_id in (select id from data_import_file where import_id = $1)`,
    [importId],
  );
}

export type SavedMapping = { id: string; name: string; kind: ImportKind; mapping: Mapping };

export async function findMappings(db: Database): Promise<SavedMapping[]> {
  const { rows } = await db.query<SavedMapping>(
    'select id, name, kind, mapping from data_import_mapping order by name, kind limit 500',
  );
  return rows;
}

/** Same name replaces the mapping. */
export async function saveMapping(
  db: Database,
  saved: SavedMapping & { now: number },
): Promise<void> {
  await db.query(
    `insert into data_import_mapping (id, name, kind, mapping, saved_at) values ($1, $2, $3, $4, $5)
     on conflict (kind, name) do update set mapping = excluded.mapping, saved_at = excluded.saved_at`,
    [saved.id, saved.name, saved.kind, JSON.stringify(saved.mapping), new Date(saved.now)],
  );
}

export async function deleteMapping(db: Database, id: string): Promise<void> {
  await db.query('delete from data_import_mapping where id = $1', [id]);
}
