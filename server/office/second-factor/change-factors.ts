import { hasFactor, isSetUp } from '../../../domain/office/second-factor.ts';
import { deleteOtherSessions } from '../../account/session/session-queries.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { lockFactors } from './factor-queries.ts';
import { notifyFactorChanged } from './notify-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Adds a second factor. The first one also returns recovery codes, so that a lost device does not lock the member out.
 */
export async function addFactor(
  context: UserContext,
  add: (tx: Transaction, owned: { passkeys: number }) => Promise<void>,
): Promise<string[] | null> {
  return inTransaction(context.pool, async (tx) => {
    const owned = await lockFactors(tx, context.user.accountId);
    // Another browser may have added the first factor since this session was opened without one.
    if (hasFactor(owned)) requireVerified(context);
    await add(tx, owned);
    // Recovery codes from before the first factor could be someone else's.
    return hasFactor(owned) && owned.codesLeft > 0 ? null : makeRecoveryCodes(tx, context);
  });
}

/** Removes a factor unless too few would remain, and ends the account's other sessions. */
export async function removeFactor(
  context: UserContext,
  remove: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { pool, user, session, language } = context;
  const { accountId } = user;
  await inTransaction(pool, async (tx) => {
    await lockFactors(tx, accountId);
    await remove(tx);
    if (!isSetUp(await lockFactors(tx, accountId))) {
      throw new Refusal('LAST_FACTOR', refusalText('lastFactor', language));
    }
    await deleteOtherSessions(tx, { accountId, keptSessionId: session.found?.sessionId ?? null });
  });
}

/** Replaces the recovery codes; refused without a factor for them to back up. */
export async function replaceCodes(context: UserContext): Promise<string[]> {
  return inTransaction(context.pool, async (tx) => {
    const owned = await lockFactors(tx, context.user.accountId);
    if (!hasFactor(owned)) throw factorNeeded(context);
    requireVerified(context);
    await notifyFactorChanged(tx, { change: 'recoveryCodesMade', name: '' }, context);
    return makeRecoveryCodes(tx, context);
  });
}

function requireVerified(context: UserContext): void {
  const { user, settings } = context;
  if (user.secondFactor.verifiedAt !== null || settings.staffSecondFactor === 'skip') return;
  throw factorNeeded(context);
}

function factorNeeded({ language }: UserContext): Refusal {
  return new Refusal('SECOND_FACTOR_NEEDED', refusalText('secondFactorNeeded', language), 403);
}
