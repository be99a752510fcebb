import type { MatchReason } from '../../../contract/page/search-hit.ts';
import { lettersApart } from '../../../domain/office/near-words.ts';
import type { MatchSubject } from './exact-queries.ts';
import { BEGINNING_COST, type WordTerm } from './search-words.ts';
import type { CandidateWord, Entry, EntryRole } from './word-queries.ts';

export type Reason = {
  reason: MatchReason;
  shown: string;
  typed: string;
  /** Edit distance of a word; 0 for an exact match. */
  lettersApart: number;
  isBeginning: boolean;
  /** When the name or address stopped being current. */
  endedAt: number | null;
};
export type FoundSubject = {
  subject: MatchSubject;
  id: string;
  /** guess: one term does not match. */
  group: 'all' | 'near' | 'guess';
  cost: number;
  reasons: Reason[];
};

const REASON_OF_ROLE: Record<EntryRole, MatchReason> = {
  firstName: 'firstName',
  lastName: 'lastName',
  buyer: 'buyerName',
  recipient: 'recipientName',
  company: 'companyName',
  contact: 'contactName',
};

/** The best reason per word, current before former. */
export function reasonsOf(words: WordTerm[], asked: CandidateWord[], entries: Entry[]): Reason[] {
  return words.flatMap(({ typed, word }, term) => {
    const fitting = asked
      .filter((one) => one.term === term)
      .flatMap(({ word: found, cost }) =>
        entries.filter((entry) => entry.word === found).map((entry) => ({ entry, cost })),
      )
      .sort(
        (one, other) =>
          one.cost - other.cost || Number(one.entry.endedAt) - Number(other.entry.endedAt),
      );
    const [best] = fitting;
    if (!best) return [];
    const { entry, cost } = best;
    return [
      {
        reason: REASON_OF_ROLE[entry.role],
        shown: entry.written,
        typed,
        lettersApart: cost > BEGINNING_COST ? lettersApart(word, entry.word) : 0,
        isBeginning: cost === BEGINNING_COST,
        endedAt: entry.endedAt,
      },
    ];
  });
}

export function plainReason(reason: MatchReason, shown: string): Reason {
  return { reason, shown, typed: '', lettersApart: 0, isBeginning: false, endedAt: null };
}
