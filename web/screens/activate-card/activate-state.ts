import type { HeldCard } from '../../../contract/checkout/held-card.ts';
import { groupAsTyped } from '../../../domain/activation/activation-input.ts';
import type { texts } from '../../texts/fi/activate-card.ts';

/** The existing card, extended by the year. */
export type Added = { validUntil: string | null };

export type ActivateState = {
  typed: string;
  /** Error message of the code. */
  problem: string | null;
  /** The code is valid and the person holds a card: the year can be added to it. */
  offer: { cardId: string; held: HeldCard } | null;
  added: Added | null;
};

export type ActivateEvent =
  | { type: 'typed'; text: string }
  /** The server is asked about the code, or to add the year. */
  | { type: 'asked' }
  | { type: 'refused'; message: string }
  | { type: 'offered'; cardId: string; held: HeldCard }
  | { type: 'added'; held: Added };

export function openActivate(typed: string, offer: ActivateState['offer']): ActivateState {
  return { typed: groupAsTyped(typed), problem: null, offer, added: null };
}

export function activate(state: ActivateState, event: ActivateEvent): ActivateState {
  switch (event.type) {
    case 'typed':
      return { ...openActivate(event.text, null) };
    case 'asked':
      return { ...state, problem: null };
    case 'refused':
      return { ...state, problem: event.message };
    case 'offered':
      return { ...state, offer: { cardId: event.cardId, held: event.held } };
    case 'added':
      return { ...state, added: event.held };
  }
}

export type ActivateTexts = typeof texts;
