import {
  lettersApart,
  mostLettersApart,
  wordsOneLetterAway,
} from '../../../domain/office/near-words.ts';
import type { SearchTerm } from '../../../domain/office/search-query.ts';
import type { Database } from '../../db/database.ts';
import { type CandidateWord, findWords } from './word-queries.ts';

export type WordTerm = Extract<SearchTerm, { kind: 'word' }>;

/** Words each term may mean: exact, prefix or misspelling. */
export async function candidateWords(db: Database, terms: WordTerm[]): Promise<CandidateWord[]> {
  const asked: CandidateWord[] = [];
  for (const [term, { word }] of terms.entries()) {
    const best = new Map<string, number>();
    for (const found of await findWords(db, word, wordsOneLetterAway(word))) {
      const cost = costOf(word, found);
      if (cost !== null) best.set(found.word, Math.min(cost, best.get(found.word) ?? cost));
    }
    for (const [found, cost] of best) asked.push({ word: found, term, cost });
  }
  return asked;
}

export const BEGINNING_COST = 1;
export const LETTER_COST = 2;

function costOf(asked: string, found: { word: string; isBeginning: boolean }): number | null {
  if (found.word === asked) return 0;
  if (found.isBeginning) return BEGINNING_COST;
  const letters = lettersApart(asked, found.word);
  return letters <= mostLettersApart(asked) ? LETTER_COST * letters : null;
}
