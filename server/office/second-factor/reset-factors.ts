import { hasFactor } from '../../../domain/office/second-factor.ts';
import type { Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { deleteSessionsOf } from '../staff/staff-queries.ts';
import { deleteFactors, lockFactors } from './factor-queries.ts';
import { notifyFactorChanged } from './notify-factor.ts';

/**
 * Every way to sign in of a colleague is gone, with their sessions; the password stays, and the next sign-in sets up a
 * new way. They are told by a letter. Null: there was none.
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
