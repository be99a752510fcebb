import type { HeldCard } from '../../contract/held-card.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import { type CardView, cardView } from '../../domain/card/validity-view.ts';

/** The card that somebody holds already, as Oma would show it. */
export function heldView({ validUntil, ...facts }: HeldCard, today: LocalDate): CardView {
  return cardView({ ...facts, validUntil: validUntil ? localDate(validUntil) : null }, today);
}
