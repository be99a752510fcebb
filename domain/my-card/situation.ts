import type { LocalDate } from '../base/local-date.ts';
import { allowsEntryToday, type CardView } from '../card/validity-view.ts';

/** What a holder should see first of all. */
export type Situation =
  | { name: 'blocked' | 'onHold' | 'unused' | 'valid' }
  | { name: 'refunded' }
  /** An instalment failed, and the card still opens doors or not. */
  | { name: 'unpaid'; allowsEntry: boolean }
  | { name: 'ended'; endedOn: LocalDate }
  | { name: 'endsSoon'; daysLeft: number; validUntil: LocalDate };

export type HolderFacts = {
  /** An instalment has failed and is not paid yet. */
  hasUnpaidInstalment: boolean;
  /** In the card year that runs. True also when the holder hides their visits: nothing is said of them. */
  hasVisited: boolean;
};

/**
 * One answer for Oma Museokortti and for the front page. The first that fits wins: what closes the doors, then what will
 * close them soon, then what can be done with the card.
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
