import type { ReplaceReason } from '../../domain/card/why-replaced.ts';
import type { Transaction } from '../db/database.ts';
import { drawCustomerNumber } from './make-card.ts';
import { insertFormerNumber, updateCardNumber } from './replace-number-queries.ts';

type Replacement = { cardId: string; why: ReplaceReason; now: number };

/** Gives the card a new number; the old one no longer grants entry. */
export async function replaceNumber(
  tx: Transaction,
  { cardId, why, now }: Replacement,
): Promise<void> {
  await insertFormerNumber(tx, { cardId, why, blockedAt: now });
  for (let tries = 0; tries < 5; tries += 1) {
    if (await updateCardNumber(tx, { cardId, customerNumber: drawCustomerNumber() })) return;
  }
  throw new Error('no free customer number was drawn');
}
