import type { HeldCard } from '../../../contract/checkout/held-card.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { localDate } from '../../../domain/base/local-date.ts';

type Texts = Record<'until' | 'ended' | 'onHold' | 'blocked' | 'refunded' | 'unused', string>;

/** State text of the card that the user already holds. */
export function heldCardText(
  { state, validUntil }: HeldCard,
  texts: Texts,
  language: Language,
): string {
  const day = validUntil ? formatDate(localDate(validUntil), language) : '';
  switch (state) {
    case 'valid':
      return fill(texts.until, day);
    case 'ended':
      return fill(texts.ended, day);
    case 'onHold':
    case 'blocked':
    case 'refunded':
      return texts[state];
    default:
      return texts.unused;
  }
}
