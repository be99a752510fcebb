import type { LocalDate } from '../base/local-date.ts';
import { type CardFacts, cardState } from '../card/card-state.ts';

/** What the desk knows of a card: no address, no history. */
export type DeskCard = Omit<CardFacts, 'isRegistered'> & {
  /** null until somebody has registered the card as theirs. */
  holder: { name: string; yearOfBirth: number } | null;
  /** When this museum last recorded the card today, in epoch milliseconds. */
  visitedTodayAt: number | null;
};

export type DeskVerdict =
  | { verdict: 'unknown' | 'notActive' | 'onHold' | 'blocked' | 'refunded' }
  | { verdict: 'expired'; endedOn: LocalDate }
  | { verdict: 'visitedToday'; visitedAt: number; validUntil: LocalDate | null }
  /** Without an end the year begins with this visit. */
  | { verdict: 'valid'; validUntil: LocalDate | null };

/** May this customer enter today, and what to tell the clerk. */
export function deskCheck(card: DeskCard | null, today: LocalDate): DeskVerdict {
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
      return entry(found.validUntil, visitedTodayAt);
    case 'waitsForFirstVisit':
      return entry(null, visitedTodayAt);
  }
}

function entry(validUntil: LocalDate | null, visitedAt: number | null): DeskVerdict {
  return visitedAt === null
    ? { verdict: 'valid', validUntil }
    : { verdict: 'visitedToday', visitedAt, validUntil };
}

/** A second visit on the same day is the clerk's to decide; the others are settled. */
export function mayRecordVisit({ verdict }: DeskVerdict, repeatIsMeant: boolean): boolean {
  return verdict === 'valid' || (verdict === 'visitedToday' && repeatIsMeant);
}
