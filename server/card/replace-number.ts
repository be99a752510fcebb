import type { WhyReplaced } from '../../domain/card/why-replaced.ts';
import type { Transaction } from '../db/database.ts';
import { drawCardNumber } from './make-card.ts';
import { insertFormerNumber, updateCardNumber } from './replace-number-queries.ts';

type Replacement = { cardId: string; why: WhyReplaced; secretKey: string; now: number };

/** A new number and the picture that belongs to it; the old number lets nobody in any more. */
export async function replaceNumber(
  tx: Transaction,
  { cardId, why, secretKey, now }: Replacement,
): Promise<void> {
  await insertFormerNumber(tx, { cardId, why, blockedAt: now });
  for (let tries = 0; tries < 5; tries += 1) {
    if (await updateCardNumber(tx, { cardId, ...drawCardNumber(secretKey) })) return;
  }
  throw new Error('no free customer number was drawn');
}
