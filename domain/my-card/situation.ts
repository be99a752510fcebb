import type { LocalDate } from '../base/local-date.ts';
import { allowsEntryToday, type CardView } from '../card/validity-view.ts';

/** What a holder should see first. */
export type Situation =
  | { name: 'blocked' | 'onHold' | 'unused' | 'valid' }
  | { name: 'refunded' }
  /** An instalment failed, and the card still opens doors or not. */
  | { name: 'unpaid'; allowsEntry: boolean }
  | { name: 'ended'; endedOn: LocalDate }
  | { name: 'endsSoon'; daysLeft: number; validUntil: LocalDate };

export type HolderFacts = {
  /** An instalment has failed and is still unpaid. */
  hasUnpaidInstalment: boolean;
  /** In the current card year. True also when the holder hides visits, to reveal nothing. */
  hasVisited: boolean;
};

/**
 * Shared by Oma Museokortti and the front page. First match wins: what blocks the card, then what will block it soon,
 * then possible actions.
 */
export function situationOf(
  view: CardView,
  { hasUnpaidInstalment, hasVisited }: HolderFacts,
): Situation {
  const { state } = view;
  if (state === 'blocked' || state === 'refunded' || state === 'onHold') return { name: state };
  if (hasUnpaidInstalment) return { name: 'unpaid', allowsEntry: allowsEntryToday(view) };
  if (view.state === 'expired') return { name: 'ended', endedOn: view.validUntil };
  if (view.state === 'expiring') {
    const { daysLeft, validUntil } = view;
    return { name: 'endsSoon', daysLeft, validUntil };
  }
  return { name: view.state === 'waiting' || !hasVisited ? 'unused' : 'valid' };
}
