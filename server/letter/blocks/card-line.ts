import { z } from 'zod';
import { CARD_STATES, type CardState } from '../../../domain/card/card-state.ts';
import type { Block } from '../letter.ts';
import { cardStateTexts } from '../texts/card/card-state.ts';
import type { Writing } from '../writing.ts';
import { day } from './receipt-data.ts';

/** Snapshot from the time of queueing; missing in letters queued by earlier releases. */
export const cardStatus = z
  .object({ state: z.enum(CARD_STATES), lastDay: day.nullable() })
  .optional();
type CardStatus = z.infer<typeof cardStatus>;

export function cardStatusOf(found: CardState): NonNullable<CardStatus> {
  const lastDay =
    found.state === 'valid' ? found.validUntil : found.state === 'ended' ? found.endedOn : null;
  return { state: found.state, lastDay };
}

/** The card's status in the words of the ticket desk. */
export function cardLine(card: CardStatus, writing: Writing): Block[] {
  if (!card) return [];
  const lastDay = card.lastDay ? writing.day(card.lastDay) : '';
  return [writing.paragraph(cardStateTexts[writing.language][card.state], lastDay)];
}
