import { hasFactor } from '../../../domain/office/second-factor.ts';
import { deleteSessionsOf } from '../../account/session/session-queries.ts';
import type { Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { deleteFactors, lockFactors } from './factor-queries.ts';
import { notifyFactorChanged } from './notify-factor.ts';

/**
 * Deletes a colleague's factors and sessions and notifies them by letter; the password stays and the next sign-in sets
 * up a new factor. Null: there were none.
 */
export async function resetFactors(
  tx: Transaction,
  accountId: string,
  context: UserContext,
): Promise<{ passkeys: number; hasTotp: boolean } | null> {
  const owned = await lockFactors(tx, accountId);
  if (!hasFactor(owned)) return null;
  await deleteFactors(tx, accountId);
  await deleteSessionsOf(tx, accountId);
  await notifyFactorChanged(tx, { change: 'reset', name: '', accountId }, context);
  return { passkeys: owned.passkeys, hasTotp: owned.hasTotp };
}
