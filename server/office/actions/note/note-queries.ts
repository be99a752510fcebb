import type { Database, Transaction } from '../../../db/database.ts';

export async function lockPerson(tx: Transaction, personId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from account where id = $1 and role <> 'desk' for no key update`,
    [personId],
  );
  return rowCount === 1;
}

export async function insertNote(
  tx: Transaction,
  note: { id: string; personId: string; words: string; now: number },
): Promise<void> {
  await tx.query(
    'insert into person_note (id, account_id, words, written_at) values ($1, $2, $3, $4)',
    [note.id, note.personId, note.words, new Date(note.now)],
  );
}

export async function updateNoteWithdrawn(
  tx: Transaction,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await tx.query('update person_note set withdrawn_at = $2 where id = $1', [id, new Date(now)]);
}

export async function findNoteWords(db: Database, id: string | null): Promise<string | null> {
  const { rows } = await db.query<{ words: string }>(
    'select words from person_note where id = $1 and withdrawn_at is null',
    [id],
  );
  return rows[0]?.words ?? null;
}

export type PersonNote = { id: string; words: string; writtenAt: number; by: string | null };

/** Newest first; withdrawn notes appear only in the timeline. */
export async function findNotes(db: Database, personId: string): Promise<PersonNote[]> {
  const { rows } = await db.query<PersonNote>(
    `select note.id, note.words, (extract(epoch from note.written_at) * 1000)::float8 as "writtenAt",
            coalesce(nullif(concat_ws(' ', member.first_name, member.last_name), ''), member.email_address) as by
       from person_note note
       join staff_action action on action.id = note.id
       left join account member on member.id = action.member_id
      where note.account_id = $1 and note.withdrawn_at is null
      order by note.written_at desc, note.id
      limit 20`,
    [personId],
  );
  return rows;
}
