import type { LocalDate } from '../base/local-date.ts';
import { timeStateOn, type ValidityStatus } from './card-validity.ts';

/** Everything that decides whether a card opens a door. */
export type CardFacts = ValidityStatus & {
  /** Somebody has taken the card as theirs. */
  isRegistered: boolean;
  /** Closed by the operator, for example because it was lost. */
  isBlocked: boolean;
  /** An instalment stayed unpaid after notice: entry waits, the card's time does not. */
  isOnHold: boolean;
};

export const CARD_STATES = [
  'waitsForRegistration',
  'waitsForFirstVisit',
  'valid',
  'onHold',
  'ended',
  'blocked',
  'refunded',
] as const;
export type CardStateName = (typeof CARD_STATES)[number];

export type CardState =
  | { state: 'valid'; validUntil: LocalDate }
  | { state: 'ended'; endedOn: LocalDate }
  | { state: Exclude<CardStateName, 'valid' | 'ended'> };

/**
 * The one state of a card, for its holder, desk, offline list, till and letters alike. Only `valid` and `ended` depend on
 * the day, so a list made today is right tomorrow. What has to be mended first comes first: to extend a card on hold
 * would not open a door.
 */
export function cardState(facts: CardFacts, today: LocalDate): CardState {
  const time = timeStateOn(facts, today);
  if (facts.isBlocked) return { state: 'blocked' };
  // A registered card without any time has had it: all of it was paid back.
  if (facts.isRefunded || (facts.isRegistered && time === 'noTime')) return { state: 'refunded' };
  if (!facts.isRegistered) return { state: 'waitsForRegistration' };
  if (facts.isOnHold) return { state: 'onHold' };
  const { validUntil } = facts;
  if (!validUntil) return { state: 'waitsForFirstVisit' };
  return time === 'valid'
    ? { state: 'valid', validUntil }
    : { state: 'ended', endedOn: validUntil };
}

/** May the holder walk in: the card runs, or the visit itself starts it. */
export function allowsEntry({ state }: { state: CardStateName }): boolean {
  return state === 'valid' || state === 'waitsForFirstVisit';
}
