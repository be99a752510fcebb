import { helsinkiDay } from '../../domain/base/local-date.ts';
import { isUsableToken } from '../../domain/instalment/usable-token.ts';
import type { Database } from '../db/database.ts';
import { findTokens, type SavedToken } from './token-queries.ts';

/** The account's newest saved payment card that can be charged. */
export async function findActiveToken(
  db: Database,
  { accountId, now }: { accountId: string; now: number },
): Promise<SavedToken | null> {
  const today = helsinkiDay(now);
  const tokens = await findTokens(db, accountId);
  return tokens.find((token) => isUsableToken(token, today)) ?? null;
}
