import { z } from 'zod';
import { formatDate } from '../../../domain/base/format.ts';
import { CARD_STATES, type CardState } from '../../../domain/card/card-state.ts';
import { type Block, formatText, type LetterContext } from '../letter.ts';
import { cardStateTexts } from '../texts/card-state.ts';
import { day } from './receipt-data.ts';

/** Snapshot from the time of queueing; missing in letters queued by earlier releases. */
export const cardStatus = z
  .object({ state: z.enum(CARD_STATES), lastDay: day.nullable() })
  .optional();
export type CardStatus = z.infer<typeof cardStatus>;

export function cardStatusOf(found: CardState): NonNullable<CardStatus> {
  const lastDay =
    found.state === 'valid' ? found.validUntil : found.state === 'ended' ? found.endedOn : null;
  return { state: found.state, lastDay };
}

/** The card's status in the words of the ticket desk. */
export function cardLine(card: CardStatus, writing: LetterContext): Block[] {
  if (!card) return [];
  const lastDay = card.lastDay ? formatDate(card.lastDay, writing.language) : '';
  const text = formatText(writing, cardStateTexts[writing.language][card.state], lastDay);
  return [{ kind: 'paragraph', text }];
}
