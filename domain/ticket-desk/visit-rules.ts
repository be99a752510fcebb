import type { LocalDate } from '../base/local-date.ts';
import { type CardFacts, cardState } from '../card/card-state.ts';

/** What the check needs to know of a card: no address, no history. */
export type EntryCard = Omit<CardFacts, 'isRegistered'> & {
  /** null until somebody has registered the card as theirs. */
  holder: { name: string; yearOfBirth: number } | null;
  /** When this museum last recorded the card today, in epoch milliseconds. */
  visitedTodayAt: number | null;
  /** The number that was read is one that the card no longer has. */
  isReplaced: boolean;
};

export type EntryVerdict =
  | { verdict: 'unknown' | 'notActive' | 'onHold' | 'blocked' | 'refunded' | 'replaced' }
  | { verdict: 'expired'; endedOn: LocalDate }
  | { verdict: 'visitedToday'; visitedAt: number; validUntil: LocalDate | null }
  /** Without an end the year begins with this visit. */
  | { verdict: 'valid'; validUntil: LocalDate | null };

/** Whether the customer may enter today. */
export function checkEntry(card: EntryCard | null, today: LocalDate): EntryVerdict {
  if (!card) return { verdict: 'unknown' };
  if (card.isReplaced) return { verdict: 'replaced' };
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

/** One visit a day for each museum, unless the clerk means a second one. */
export function mayRecordVisit({ verdict }: EntryVerdict, isRepeat: boolean): boolean {
  return verdict === 'valid' || (verdict === 'visitedToday' && isRepeat);
}

/** A desk may be offline for a week; an older visit is a mistake. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;
/** Tolerated clock skew of devices. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

type VisitTime = { at: number } | { fault: 'inFuture' | 'tooOld' };

/** The time of a visit that was made offline and is sent afterwards. */
export function visitTime(visitedAt: number, now: number): VisitTime {
  if (visitedAt > now + CLOCK_SKEW_MS) return { fault: 'inFuture' };
  if (visitedAt < now - OLDEST_MS) return { fault: 'tooOld' };
  return { at: Math.min(visitedAt, now) };
}
