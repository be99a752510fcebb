import type { LocalDate } from '../base/local-date.ts';
import { timeStateOn, type ValidityStatus } from './card-validity.ts';

/** All facts that decide whether a card is admitted. */
export type CardFacts = ValidityStatus & {
  /** The card has been activated by its holder. */
  isRegistered: boolean;
  /** Blocked by the operator, for example because it was lost. */
  isBlocked: boolean;
  /** Suspended for an unpaid instalment: no entry, but the validity runs on. */
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
 * The single state of a card for its holder, desk, offline list, till and letters. Only `valid` and `ended` depend on
 * the day, so a list made today is still right tomorrow. The problem to solve first wins: renewing a suspended card
 * would not admit its holder.
 */
export function cardState(facts: CardFacts, today: LocalDate): CardState {
  const time = timeStateOn(facts, today);
  if (facts.isBlocked) return { state: 'blocked' };
  // An activated card without validity has been refunded in full.
  if (facts.isRefunded || (facts.isRegistered && time === 'noTime')) return { state: 'refunded' };
  if (!facts.isRegistered) return { state: 'waitsForRegistration' };
  if (facts.isOnHold) return { state: 'onHold' };
  const { validUntil } = facts;
  if (!validUntil) return { state: 'waitsForFirstVisit' };
  return time === 'valid'
    ? { state: 'valid', validUntil }
    : { state: 'ended', endedOn: validUntil };
}

/** Whether the holder is admitted: the card is valid, or this visit starts it. */
export function allowsEntry({ state }: { state: CardStateName }): boolean {
  return state === 'valid' || state === 'waitsForFirstVisit';
}
