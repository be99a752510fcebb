import { z } from 'zod';
import { formatDate } from '../../../domain/base/format.ts';
import { CARD_STATES, type CardState } from '../../../domain/card/card-state.ts';
import { type Block, formatText, type LetterContext } from '../letter.ts';
import { cardStateTexts } from '../texts/card-state.ts';
import { day } from './receipt-data.ts';

/** As it stood when the letter was queued. Older letters in the queue have none. */
export const cardStatus = z
  .object({ state: z.enum(CARD_STATES), lastDay: day.nullable() })
  .optional();
export type CardStatus = z.infer<typeof cardStatus>;

export function cardStatusOf(found: CardState): NonNullable<CardStatus> {
  const lastDay =
    found.state === 'valid' ? found.validUntil : found.state === 'ended' ? found.endedOn : null;
  return { state: found.state, lastDay };
}

/** How the card stands: what its holder would hear at a desk. */
export function cardLine(card: CardStatus, writing: LetterContext): Block[] {
  if (!card) return [];
  const lastDay = card.lastDay ? formatDate(card.lastDay, writing.language) : '';
  const text = formatText(writing, cardStateTexts[writing.language][card.state], lastDay);
  return [{ kind: 'paragraph', text }];
}
