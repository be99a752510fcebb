import { foldedWords } from '../../../domain/office/fold-word.ts';
import { parseSearchQuery, type SearchTerm } from '../../../domain/office/search-query.ts';
import type { Database } from '../../db/database.ts';
import { amongExact } from './among-exact.ts';
import { askedWords, type WordTerm } from './asked-words.ts';
import { byWords, MOST_HITS } from './by-words.ts';
import { type ExactMatch, findExact } from './exact-queries.ts';
import type { FoundSubject } from './match-reasons.ts';

export type Found = { terms: SearchTerm[]; subjects: FoundSubject[]; hasMore: boolean };

/** What was typed, read once; then numbers and addresses by their indexes, names by their words. */
export async function findHits(db: Database, query: string): Promise<Found> {
  const terms = parseSearchQuery(query);
  const exact: ExactMatch[][] = [];
  const words: WordTerm[] = [];
  for (const term of terms) {
    if (term.kind === 'word') words.push(term);
    else {
      const matches = await findExact(db, term);
      // An address that nobody has may be misspelt: its owner is often called by it.
      if (matches.length === 0 && term.kind === 'email')
        words.push(...wordsOfAddress(term.address));
      else exact.push(matches);
    }
  }
  const asked = await askedWords(db, words);
  const subjects =
    exact.length > 0
      ? await amongExact(db, { exact, words, asked, typed: terms })
      : await byWords(db, words, asked);
  const best = subjects.sort(byFit).slice(0, MOST_HITS);
  return { terms, subjects: best, hasMore: subjects.length > MOST_HITS };
}

function wordsOfAddress(address: string): WordTerm[] {
  const local = address.slice(0, address.indexOf('@')).replace(/\d+/g, ' ');
  return foldedWords(local)
    .slice(0, 3)
    .map((word) => ({ kind: 'word', typed: address, word }));
}

const GROUPS = ['all', 'near', 'guess'];

/** The better first; of two alike the one who is called so still. */
function byFit(one: FoundSubject, other: FoundSubject): number {
  const former = ({ reasons }: FoundSubject) => reasons.filter(({ endedAt }) => endedAt).length;
  return (
    GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
    one.cost - other.cost ||
    former(one) - former(other)
  );
}
