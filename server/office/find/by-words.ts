import type { Database } from '../../db/database.ts';
import { type FoundSubject, plainReason, reasonsOf } from './match-reasons.ts';
import { LETTER_COST, type WordTerm } from './search-words.ts';
import { type CandidateWord, findEntries, findMuseumsNamed, findSubjects } from './word-queries.ts';

export const MOST_HITS = 50;
export const GUESSES = 10;
/** With this many hits no spelling mistakes are searched. */
const ENOUGH = 25;

/** Search by names only. */
export async function byWords(db: Database, words: WordTerm[], asked: CandidateWord[]) {
  if (words.length === 0) return [];
  const terms = words.length;
  const limit = MOST_HITS + 1;
  const same = asked.filter(({ cost }) => cost === 0);
  let found = await findSubjects(db, { words: same, terms, limit });
  if (found.length < ENOUGH) found = await findSubjects(db, { words: asked, terms, limit });
  const isGuess = found.length === 0 && terms > 1;
  if (isGuess) found = await findSubjects(db, { words: asked, terms: terms - 1, limit: GUESSES });
  const ids = found.map(({ subjectId }) => subjectId);
  const entries = await findEntries(db, ids, [...new Set(asked.map(({ word }) => word))]);
  const museums = await findMuseumsNamed(
    db,
    words.map(({ word }) => word),
  );
  return [
    ...found.map(({ subjectId, cost }): FoundSubject => {
      const own = entries.filter((entry) => entry.subjectId === subjectId);
      const group = isGuess ? 'guess' : cost < LETTER_COST ? 'all' : 'near';
      const subject = own[0]?.isPerson ? 'person' : 'order';
      return { subject, id: subjectId, group, cost, reasons: reasonsOf(words, asked, own) };
    }),
    ...museums.map(({ id, shown }): FoundSubject => {
      const typed = words.map((word) => word.typed).join(' ');
      const reason = { ...plainReason('museumName', shown), typed };
      return { subject: 'museum', id, group: 'all', cost: 0, reasons: [reason] };
    }),
  ];
}
