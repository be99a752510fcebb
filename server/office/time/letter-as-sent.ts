import type { Language } from '../../../domain/base/language.ts';
import type { Database } from '../../db/database.ts';
import { findLetterhead } from '../../letter/letterhead-queries.ts';
import { writeLetter } from '../../letter/write-letter.ts';

export type SentLetter = { letter: string; language: Language; data: unknown };

/** The words of a letter that has left. */
export async function letterAsSent(db: Database, { letter, data, language }: SentLetter) {
  const letterhead = await findLetterhead(db, language);
  const { subject, text } = await writeLetter(letter, data, language, letterhead);
  return { subject, text };
}
