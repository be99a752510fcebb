import type { SearchTerm } from '../../../domain/office/search-query.ts';
import type { Database } from '../../db/database.ts';
import { GUESSES } from './by-words.ts';
import type { ExactMatch } from './exact-queries.ts';
import { type FoundSubject, plainReason, reasonsOf } from './match-reasons.ts';
import { LETTER_COST, type WordTerm } from './search-words.ts';
import { type CandidateWord, type Entry, findEntries } from './word-queries.ts';

type ExactQuestion = {
  exact: ExactMatch[][];
  words: WordTerm[];
  asked: CandidateWord[];
  typed: SearchTerm[];
};

/** Few people match a number, so the words only filter those. */
export async function amongExact(db: Database, { exact, words, asked, typed }: ExactQuestion) {
  const subjects = new Map<string, ExactMatch[][]>();
  for (const [term, matches] of exact.entries()) {
    for (const match of matches) {
      const key = `${match.subject} ${match.id}`;
      const own = subjects.get(key) ?? exact.map(() => []);
      own[term]?.push(match);
      subjects.set(key, own);
    }
  }
  const uuids = [...subjects.values()].flatMap((own) =>
    own
      .flat()
      .flatMap(({ id, personId, subject }) =>
        subject === 'clientLog' ? [] : [id, ...(personId ? [personId] : [])],
      ),
  );
  const names = asked.map(({ word }) => word);
  const entries = names.length > 0 ? await findEntries(db, [...new Set(uuids)], names) : [];
  const exactTyped = typed.filter(({ kind }) => kind !== 'word');
  const all = [...subjects.values()].flatMap((own): (FoundSubject & { missing: number })[] => {
    const [first] = own.flat();
    if (!first) return [];
    const ids = own.flat().flatMap(({ id, personId }) => [id, personId]);
    const mine = entries.filter(({ subjectId }) => ids.includes(subjectId));
    const named = reasonsOf(words, asked, mine);
    const fitting = words.filter((_, term) => costIn(asked, term, mine) !== null).length;
    const cost = words.reduce((sum, _, term) => sum + (costIn(asked, term, mine) ?? 0), 0);
    const missing = own.filter((matches) => matches.length === 0).length + words.length - fitting;
    const reasons = own.flatMap((matches, term) =>
      uniqueReasons(matches).map((match) => ({
        ...plainReason(match.reason, match.shown),
        typed: exactTyped[term]?.typed ?? '',
      })),
    );
    const group = cost < LETTER_COST ? 'all' : 'near';
    const { subject, id } = first;
    return [{ subject, id, group, cost, missing, reasons: [...named, ...reasons] }];
  });
  const whole = all.filter(({ missing }) => missing === 0);
  if (whole.length > 0) return whole;
  // No full match: people who match all terms but one are guesses.
  return all
    .filter(({ missing }) => missing === 1)
    .slice(0, GUESSES)
    .map((one): FoundSubject => ({ ...one, group: 'guess' }));
}

function costIn(asked: CandidateWord[], term: number, entries: Entry[]): number | null {
  const costs = asked
    .filter((one) => one.term === term && entries.some(({ word }) => word === one.word))
    .map(({ cost }) => cost);
  return costs.length > 0 ? Math.min(...costs) : null;
}

const uniqueReasons = (matches: ExactMatch[]) =>
  matches.filter(
    ({ reason }, index) => matches.findIndex((one) => one.reason === reason) === index,
  );
