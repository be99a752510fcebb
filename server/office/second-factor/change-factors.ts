import { hasFactor, isSetUp } from '../../../domain/office/second-factor.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { deleteOtherSessions, lockFactors } from './factor-queries.ts';
import { notifyFactorChanged } from './notify-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/**
 * Adds a way to sign in. Codes for the day when it is lost are made with the first one and returned, so that nobody
 * has a single way in.
 */
export async function addFactor(
  context: UserContext,
  add: (tx: Transaction, owned: { passkeys: number }) => Promise<void>,
): Promise<string[] | null> {
  return inTransaction(context.pool, async (tx) => {
    const owned = await lockFactors(tx, context.user.accountId);
    // Another browser may have set up the first one since this one was let in without any.
    if (hasFactor(owned)) requireVerified(context);
    await add(tx, owned);
    // Codes from before the first factor would be somebody else's way in.
    return hasFactor(owned) && owned.codesLeft > 0 ? null : makeRecoveryCodes(tx, context);
  });
}

/** Removes a way to sign in, unless too little would be left, and ends the account's other sessions. */
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

/** New codes in the place of the old. Without any factor there is nothing that they could stand in for. */
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
