import type { LocalDate } from '../base/local-date.ts';
import { type CardFacts, cardState } from '../card/card-state.ts';

/** Card facts for the check: no address, no history. */
export type EntryCard = Omit<CardFacts, 'isRegistered'> & {
  /** null until the card has been registered. */
  holder: { name: string; yearOfBirth: number } | null;
  /** Time of today's visit to this museum, in epoch milliseconds. */
  visitedTodayAt: number | null;
  /** The scanned number has been replaced. */
  isReplaced: boolean;
};

export type EntryVerdict =
  | { verdict: 'unknown' | 'notActive' | 'onHold' | 'blocked' | 'refunded' | 'replaced' }
  | { verdict: 'expired'; endedOn: LocalDate }
  | { verdict: 'visitedToday'; visitedAt: number; validUntil: LocalDate | null }
  /** Without an end the year begins with this visit. */
  | { verdict: 'valid'; validUntil: LocalDate | null };

/** Whether the holder is admitted today. */
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

/** One visit a day per museum, unless the clerk confirms a second one. */
export function mayRecordVisit({ verdict }: EntryVerdict, isRepeat: boolean): boolean {
  return verdict === 'valid' || (verdict === 'visitedToday' && isRepeat);
}

/** A desk may be offline for a week; an older visit is an error. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000;
/** Tolerated clock skew of devices. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

type VisitTime = { at: number } | { fault: 'inFuture' | 'tooOld' };

/** Time of a visit that was recorded offline and sent later. */
export function visitTime(visitedAt: number, now: number): VisitTime {
  if (visitedAt > now + CLOCK_SKEW_MS) return { fault: 'inFuture' };
  if (visitedAt < now - OLDEST_MS) return { fault: 'tooOld' };
  return { at: Math.min(visitedAt, now) };
}
