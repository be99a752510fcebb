import type { Language } from '../../domain/base/language.ts';
import type { EntryVerdict } from '../../domain/ticket-desk/desk-check.ts';
import { Problem } from '../platform/problem.ts';
import { verdictMessage } from '../ticket-desk/desk-message.ts';

/** Why a card does not let its holder in, as a program wants it told; null: it does. */
export function verdictProblem(verdict: EntryVerdict, language: Language): Problem | null {
  const detail = verdictMessage(verdict, language);
  switch (verdict.verdict) {
    case 'unknown':
      return new Problem('unknown-card', { detail });
    case 'notActive':
      return new Problem('card-not-active', { detail });
    case 'onHold':
      return new Problem('card-on-hold', { detail });
    case 'blocked':
      return new Problem('card-blocked', { detail });
    case 'refunded':
      return new Problem('card-refunded', { detail });
    case 'expired':
      return new Problem('card-expired', { detail, validUntil: verdict.endedOn });
    case 'valid':
    case 'visitedToday':
      return null;
  }
}
