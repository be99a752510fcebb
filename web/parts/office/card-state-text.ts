import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { CardStateName } from '../../../domain/card/card-state.ts';
import type { texts as fi } from '../../texts/fi/parts/card-states.ts';

type Shown = { state: CardStateName; until: string | null };

/** State of a card in staff wording. */
export function cardStateText(
  { state, until }: Shown,
  texts: typeof fi,
  language: Language,
): string {
  return until ? fill(texts[state], formatDate(localDate(until), language)) : texts[state];
}
