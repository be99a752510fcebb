import type { HeldCard } from '../../contract/checkout/held-card.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type CardFacts, cardState } from '../../domain/card/card-state.ts';

/** The card that somebody holds, as pages that would sell or give them another one are told of it. */
export function heldCardView(facts: CardFacts | null, now: number): HeldCard | null {
  if (!facts) return null;
  const { validUntil, waitsForFirstVisit } = facts;
  const { state } = cardState(facts, helsinkiDay(now));
  return { state, validUntil, waitsForFirstVisit };
}
