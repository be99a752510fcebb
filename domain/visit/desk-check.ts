import type { LocalDate } from '../base/local-date.ts';
import { type CardValidity, cardStateOn } from '../card/card-validity.ts';

/** What the desk knows of a card: no address, no history. */
export type DeskCard = {
  /** null until somebody has registered the card as theirs. */
  holder: { name: string; yearOfBirth: number } | null;
  validity: CardValidity;
  /** When this museum last recorded the card today, in epoch milliseconds. */
  visitedTodayAt: number | null;
  /** An instalment stayed unpaid past its grace: entry waits, the card's time does not. */
  isOnHold: boolean;
};

export type DeskVerdict =
  | { verdict: 'unknown' }
  | { verdict: 'notActive' }
  | { verdict: 'onHold' }
  | { verdict: 'expired'; endedOn: LocalDate }
  | { verdict: 'visitedToday'; visitedAt: number; validUntil: LocalDate | null }
  /** Without an end the year begins with this visit. */
  | { verdict: 'valid'; validUntil: LocalDate | null };

/** May this customer enter today, and what to tell the clerk. */
export function deskCheck(card: DeskCard | null, today: LocalDate): DeskVerdict {
  if (!card) return { verdict: 'unknown' };
  const { validUntil } = card.validity;
  const state = cardStateOn(card.validity, today);
  if (state === 'ended' && validUntil) return { verdict: 'expired', endedOn: validUntil };
  if (state === 'noTime' || !card.holder) return { verdict: 'notActive' };
  if (card.isOnHold) return { verdict: 'onHold' };
  if (card.visitedTodayAt !== null) {
    return { verdict: 'visitedToday', visitedAt: card.visitedTodayAt, validUntil };
  }
  return { verdict: 'valid', validUntil };
}

/** A second visit on the same day is the clerk's to decide; the others are settled. */
export function mayRecordVisit({ verdict }: DeskVerdict, repeatIsMeant: boolean): boolean {
  return verdict === 'valid' || (verdict === 'visitedToday' && repeatIsMeant);
}
