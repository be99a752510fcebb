import type { LocalDate } from '../base/local-date.ts';
import { type CardFacts, cardState } from '../card/card-state.ts';

/** What the desk knows of a card: no address, no history. */
export type CheckedEntry = Omit<CardFacts, 'isRegistered'> & {
  /** null until somebody has registered the card as theirs. */
  holder: { name: string; yearOfBirth: number } | null;
  /** When this museum last recorded the card today, in epoch milliseconds. */
  visitedTodayAt: number | null;
};

export type EntryVerdict =
  | { verdict: 'unknown' | 'notActive' | 'onHold' | 'blocked' | 'refunded' }
  | { verdict: 'expired'; endedOn: LocalDate }
  | { verdict: 'visitedToday'; visitedAt: number; validUntil: LocalDate | null }
  /** Without an end the year begins with this visit. */
  | { verdict: 'valid'; validUntil: LocalDate | null };

/** May this customer enter today, and what to tell the clerk. */
export function checkEntry(card: CheckedEntry | null, today: LocalDate): EntryVerdict {
  if (!card) return { verdict: 'unknown' };
  const { visitedTodayAt } = card;
  const found = cardState({ ...card, isRegistered: card.holder !== null }, today);
  switch (found.state) {
    case 'waitsForRegistration':
      return { verdict: 'notActive' };
    case 'onHold':
    case 'blocked':
    case 'refunded':
      return { verdict: found.state };
    case 'ended':
      return { verdict: 'expired', endedOn: found.endedOn };
    case 'valid':
      return entryVerdict(found.validUntil, visitedTodayAt);
    case 'waitsForFirstVisit':
      return entryVerdict(null, visitedTodayAt);
  }
}

function entryVerdict(validUntil: LocalDate | null, visitedAt: number | null): EntryVerdict {
  return visitedAt === null
    ? { verdict: 'valid', validUntil }
    : { verdict: 'visitedToday', visitedAt, validUntil };
}

/** A second visit on the same day is the clerk's to decide; the others are settled. */
export function mayRecordVisit({ verdict }: EntryVerdict, repeatIsMeant: boolean): boolean {
  return verdict === 'valid' || (verdict === 'visitedToday' && repeatIsMeant);
}
