import { foldedWords } from '../../../domain/office/fold-word.ts';
import {
  parseSearchQuery,
  partOfAddress,
  type SearchTerm,
} from '../../../domain/office/search-query.ts';
import type { Database } from '../../db/database.ts';
import { amongExact } from './among-exact.ts';
import { byWords, MOST_HITS } from './by-words.ts';
import { type ExactMatch, findByPartOfEmail, findExact } from './exact-queries.ts';
import { type FoundSubject, plainReason } from './match-reasons.ts';
import { BEGINNING_COST, candidateWords, type WordTerm } from './search-words.ts';

export type Found = { terms: SearchTerm[]; subjects: FoundSubject[]; hasMore: boolean };

/** Parses the query, then searches numbers and addresses by index and names by words. */
export async function findHits(db: Database, query: string): Promise<Found> {
  const terms = parseSearchQuery(query);
  const exact: ExactMatch[][] = [];
  const words: WordTerm[] = [];
  for (const term of terms) {
    if (term.kind === 'word') words.push(term);
    else {
      const matches = await findExact(db, term);
      // An unknown address may be misspelt: search its owner by the name in it.
      if (matches.length === 0 && term.kind === 'email')
        words.push(...wordsOfAddress(term.address));
      else exact.push(matches);
    }
  }
  const asked = await candidateWords(db, words);
  const subjects =
    exact.length > 0
      ? await amongExact(db, { exact, words, asked, typed: terms })
      : await byWords(db, words, asked);
  // A full address that matched is not searched as a substring.
  const isWhole = terms.some(({ kind }) => kind === 'email') && exact.length > 0;
  if (!isWhole) subjects.push(...(await byPartOfEmail(db, query, subjects)));
  const best = subjects.sort(byFit).slice(0, MOST_HITS);
  return { terms, subjects: best, hasMore: subjects.length > MOST_HITS };
}

/** Excludes people already found by name. */
async function byPartOfEmail(
  db: Database,
  query: string,
  found: FoundSubject[],
): Promise<FoundSubject[]> {
  const part = partOfAddress(query);
  if (part === null) return [];
  const known = new Set(found.map(({ subject, id }) => `${subject} ${id}`));
  const matches = await findByPartOfEmail(db, { part, limit: MOST_HITS + 1 });
  return matches.flatMap(({ subject, id, reason, shown }) => {
    if (known.has(`${subject} ${id}`)) return [];
    known.add(`${subject} ${id}`);
    const reasons = [{ ...plainReason(reason, shown), typed: shown }];
    return [{ subject, id, group: 'all', cost: BEGINNING_COST, reasons }];
  });
}

function wordsOfAddress(address: string): WordTerm[] {
  const local = address.slice(0, address.indexOf('@')).replace(/\d+/g, ' ');
  return foldedWords(local)
    .slice(0, 3)
    .map((word) => ({ kind: 'word', typed: address, word }));
}

const GROUPS = ['all', 'near', 'guess'];

/** Best match first; current names before former ones. */
function byFit(one: FoundSubject, other: FoundSubject): number {
  const former = ({ reasons }: FoundSubject) => reasons.filter(({ endedAt }) => endedAt).length;
  return (
    GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
    one.cost - other.cost ||
    former(one) - former(other)
  );
}
