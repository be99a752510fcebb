import type { Language } from '../../../domain/base/language.ts';
import type { Database } from '../../db/database.ts';
import { keptWords } from '../../letter/kept-words.ts';
import { findLetterhead } from '../../letter/letterhead-queries.ts';
import { writeLetter } from '../../letter/write-letter.ts';

export type SentLetter = { letter: string; language: Language; data: unknown };

/** A sent letter without its secrets. Null when nothing else was in it. */
export async function letterAsSent(db: Database, { letter, data, language }: SentLetter) {
  const words = keptWords(letter, data);
  if (words === null) return null;
  const letterhead = await findLetterhead(db, language);
  const { subject, text } = await writeLetter(letter, words, language, letterhead);
  return { subject, text };
}
