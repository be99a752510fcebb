import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { DocumentName, DocumentWords } from '../../domain/document/document.ts';
import type { Database } from '../db/database.ts';

export type DocumentDraft = {
  words: DocumentWords;
  /** The planned version whose place it takes; null: a new one. */
  replaces: LocalDate | null;
  edition: number;
  savedBy: string | null;
  savedAt: number;
};

export async function findDraft(
  db: Database,
  document: DocumentName,
  today: LocalDate,
): Promise<DocumentDraft | null> {
  const { rows } = await db.query<Omit<DocumentDraft, 'replaces'> & { replaces: string | null }>(
    `select words, edition,
            -- a version that has begun or was cancelled can no longer be replaced: the draft becomes a new one
            case when exists (select from document_version planned
                               where planned.document = document_draft.document and planned.valid_from = replaces
                                 and planned.taken_back_at is null and planned.valid_from > $2)
                 then replaces::text end as replaces, (extract(epoch from saved_at) * 1000)::float8 as "savedAt",
            nullif(trim(concat(account.first_name, ' ', account.last_name)), '') as "savedBy"
       from document_draft left join account on account.id = saved_by
      where document = $1`,
    [document, today],
  );
  const row = rows[0];
  return row ? { ...row, replaces: row.replaces === null ? null : localDate(row.replaces) } : null;
}

type Saved = {
  document: DocumentName;
  words: DocumentWords;
  replaces: LocalDate | null;
  /** The edition that the writer has seen; 0: there was none. */
  edition: number;
  memberId: string;
  now: number;
};

/** The next edition; null: a colleague has saved or discarded it meanwhile, and nothing is written. */
export async function saveDraft(db: Database, saved: Saved): Promise<number | null> {
  const { document, words, replaces, edition, memberId, now } = saved;
  const { rows } = await db.query<{ edition: number }>(
    edition === 0
      ? `insert into document_draft (document, words, replaces, edition, saved_by, saved_at)
         values ($1, $2, $3, $4 + 1, $5, to_timestamp($6 / 1000.0))
         on conflict (document) do nothing returning edition`
      : `update document_draft set words = $2, replaces = $3, edition = edition + 1, saved_by = $5,
                saved_at = to_timestamp($6 / 1000.0)
          where document = $1 and edition = $4 returning edition`,
    [document, words, replaces, edition, memberId, now],
  );
  return rows[0]?.edition ?? null;
}

export async function deleteDraft(db: Database, document: DocumentName): Promise<void> {
  await db.query('delete from document_draft where document = $1', [document]);
}
