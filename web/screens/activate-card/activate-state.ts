import type { HeldCard } from '../../../contract/held-card.ts';
import { groupAsTyped } from '../../../domain/activation/activation-input.ts';
import type { texts } from '../../texts/fi/activate-card.ts';

/** The same card with the year on it. */
export type Added = { validUntil: string | null };

export type ActivateState = {
  typed: string;
  phase: 'asking' | 'checking' | 'adding';
  /** What is wrong with the code, in words. */
  problem: string | null;
  /** The code is right and the person holds a card: the year can be added to it. */
  offer: { cardId: string; held: HeldCard } | null;
  added: Added | null;
};

export type ActivateEvent =
  | { type: 'typed'; text: string }
  | { type: 'checking' }
  | { type: 'refused'; message: string }
  | { type: 'offered'; cardId: string; held: HeldCard }
  | { type: 'adding' }
  | { type: 'added'; held: Added };

export function openActivate(typed: string, offer: ActivateState['offer']): ActivateState {
  return { typed: groupAsTyped(typed), phase: 'asking', problem: null, offer, added: null };
}

export function activate(state: ActivateState, event: ActivateEvent): ActivateState {
  switch (event.type) {
    case 'typed':
      return { ...openActivate(event.text, null) };
    case 'checking':
      return { ...state, phase: 'checking', problem: null };
    case 'refused':
      return { ...state, phase: 'asking', problem: event.message };
    case 'offered':
      return { ...state, phase: 'asking', offer: { cardId: event.cardId, held: event.held } };
    case 'adding':
      return { ...state, phase: 'adding', problem: null };
    case 'added':
      return { ...state, phase: 'asking', added: event.held };
  }
}

export type ActivateTexts = typeof texts;
