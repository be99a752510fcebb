import type { HeldCard } from '../../contract/checkout/held-card.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type CardFacts, cardState } from '../../domain/card/card-state.ts';

/** The user's current card, for pages that would sell or give them another. */
export function heldCardView(facts: CardFacts | null, now: number): HeldCard | null {
  if (!facts) return null;
  const { validUntil, waitsForFirstVisit } = facts;
  const { state } = cardState(facts, helsinkiDay(now));
  return { state, validUntil, waitsForFirstVisit };
}
