import type { Transaction } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import { NoKeyOpens } from '../platform/seal-text.ts';
import { openToken } from './seal-token.ts';
import { findSealedToken } from './token-queries.ts';

/**
 * Whether the token of a saved card can be read, asked before a charge stands: one that no key opens is never sent, and would
 * be taken for a charge without an answer again and again.
 */
export async function opensToken(
  tx: Transaction,
  tokenId: string,
  { settings, log }: Pick<Deps, 'settings' | 'log'>,
): Promise<boolean> {
  const saved = await findSealedToken(tx, tokenId);
  // Revoked meanwhile: the charge itself tells it.
  if (!saved) return true;
  try {
    openToken(saved.sealed, settings.secretKey);
    return true;
  } catch (error) {
    if (!(error instanceof NoKeyOpens)) throw error;
    log.error(
      { table: 'payment_token', rowId: tokenId },
      'no key opens a saved payment card: its holder must save it again',
    );
    return false;
  }
}
