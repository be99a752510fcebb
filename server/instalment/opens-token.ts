import type { Transaction } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import { NoKeyOpens } from '../platform/seal-text.ts';
import { openToken } from './seal-token.ts';
import { findSealedToken } from './token-queries.ts';

/**
 * Checks before a charge is recorded that the saved token decrypts: otherwise the charge would never be sent and would
 * count as unanswered forever.
 */
export async function opensToken(
  tx: Transaction,
  tokenId: string,
  { settings, log }: Pick<Deps, 'settings' | 'log'>,
): Promise<boolean> {
  const saved = await findSealedToken(tx, tokenId);
  // Revoked meanwhile: the charge itself reports that.
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
