import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { DocumentName, DocumentWords } from '../../domain/document/document.ts';
import type { Database, Transaction } from '../db/database.ts';

export type DocumentDraft = {
  words: DocumentWords;
  /** The planned version to replace; null: a new one. */
  replaces: LocalDate | null;
  edition: number;
  savedBy: string | null;
  savedAt: number;
};

const SAVED_BY = `nullif(trim(concat(account.first_name, ' ', account.last_name)), '') as "savedBy"`;

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
            ${SAVED_BY}
       from document_draft left join account on account.id = saved_by
      where document = $1 and words is not null`,
    [document, today],
  );
  const row = rows[0];
  return row ? { ...row, replaces: row.replaces === null ? null : localDate(row.replaces) } : null;
}

/** Revision of the last save, publication or discard, and its author. 0: there was none. */
export async function findEdition(
  db: Database,
  document: DocumentName,
): Promise<{ edition: number; savedBy: string | null }> {
  const { rows } = await db.query<{ edition: number; savedBy: string | null }>(
    `select edition, ${SAVED_BY} from document_draft left join account on account.id = saved_by
      where document = $1`,
    [document],
  );
  return rows[0] ?? { edition: 0, savedBy: null };
}

type Saved = {
  document: DocumentName;
  words: DocumentWords;
  replaces: LocalDate | null;
  /** The revision that the author has seen. */
  edition: number;
  memberId: string;
  now: number;
};

/** Returns the next revision; null on a conflict: a colleague saved, published or discarded meanwhile. */
export async function saveDraft(tx: Transaction, saved: Saved): Promise<number | null> {
  const { document, words, replaces, edition, memberId, now } = saved;
  const { rows } = await tx.query<{ edition: number }>(
    `insert into document_draft (document, words, replaces, edition, saved_by, saved_at)
     select $1, $2, $3::date, $4::int + 1, $5::uuid, to_timestamp($6 / 1000.0)
      where $4 = 0 or exists (select from document_draft where document = $1)
     on conflict (document) do update
        set words = excluded.words, replaces = excluded.replaces, edition = excluded.edition,
            saved_by = excluded.saved_by, saved_at = excluded.saved_at
      where document_draft.edition = $4
     returning edition`,
    [document, words, replaces, edition, memberId, now],
  );
  return rows[0]?.edition ?? null;
}

type Cleared = Pick<Saved, 'document' | 'edition' | 'memberId' | 'now'>;

/** After publishing or discarding; keeps the revision counter, one higher. False on a conflict: nothing is deleted. */
export async function clearDraft(
  tx: Transaction,
  { document, edition, memberId, now }: Cleared,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update document_draft set words = null, replaces = null, edition = edition + 1, saved_by = $3,
            saved_at = to_timestamp($4 / 1000.0)
      where document = $1 and edition = $2 and words is not null`,
    [document, edition, memberId, now],
  );
  return rowCount === 1;
}
