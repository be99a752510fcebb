import type { Language } from '../../domain/base/language.ts';
import type { Database } from '../db/database.ts';

export type TextDraft = { key: string; language: Language; text: string };

export async function findDrafts(db: Database, memberId: string): Promise<TextDraft[]> {
  const { rows } = await db.query<TextDraft>(
    'select key, language, text from text_draft where member_id = $1 order by key, language',
    [memberId],
  );
  return rows;
}

export async function upsertDraft(
  db: Database,
  { memberId, key, language, text, now }: TextDraft & { memberId: string; now: number },
): Promise<void> {
  await db.query(
    `insert into text_draft (member_id, key, language, text, saved_at)
     values ($1, $2, $3, $4, to_timestamp($5 / 1000.0))
     on conflict (member_id, key, language) do update set text = excluded.text, saved_at = excluded.saved_at`,
    [memberId, key, language, text, now],
  );
}

export async function deleteDrafts(
  db: Database,
  { memberId, key }: { memberId: string; key: string },
): Promise<void> {
  await db.query('delete from text_draft where member_id = $1 and key = $2', [memberId, key]);
}
