import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { fillAccountName } from '../../account/write/change-account-queries.ts';
import { bindCard } from '../../card/move-card-queries.ts';
import { deleteWaitingPlasticOrder } from '../../card/plastic-order-queries.ts';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../platform/context.ts';
import { findCardOfAccount, lockClaimedCard, updateRedemption } from '../activation-queries.ts';
import { queueConfirmation } from '../registration/confirmation-letter.ts';
import { isUnused } from '../registration/confirmation-queries.ts';
import { notifyMerged } from './merged-letter.ts';
import { moveTime } from './move-time.ts';

export type JoinOutcome = 'bound' | 'merged' | 'kept';

type Joining = {
  cardId: string;
  accountId: string;
  emailAddress: string;
  now: number;
  /** The address was proved by a gift link, not by a confirmation letter. */
  byGift?: boolean;
};

/**
 * Binds the card to the account. If it holds a card already, that one gets the year, unless the new card has been used:
 * then it stays separate.
 */
export async function joinAccount(
  tx: Transaction,
  { cardId, accountId, emailAddress, now, byGift = false }: Joining,
  deps: Pick<Deps, 'settings' | 'clock'>,
): Promise<JoinOutcome> {
  await lockClaimedCard(tx, cardId);
  const held = await findCardOfAccount(tx, accountId);
  if (!held) {
    const bound = await bindCard(tx, { cardId, accountId });
    const language = bound && (await fillAccountName(tx, { ...bound, accountId }));
    await updateRedemption(tx, { cardId, accountId, mergedIntoCardId: null });
    // The address is now proved to be the holder's, so the letter may contain the customer number.
    const letter = { to: emailAddress, cardId, key: `confirmed:${cardId}`, token: null, byGift };
    if (bound && language) await queueConfirmation(tx, { ...bound, language, ...letter }, deps);
    return 'bound';
  }
  if (!(await isUnused(tx, cardId))) return 'kept';
  await updateRedemption(tx, { cardId, accountId, mergedIntoCardId: held.cardId });
  await deleteWaitingPlasticOrder(tx, cardId);
  await moveTime(tx, { fromCardId: cardId, toCardId: held.cardId, today: helsinkiDay(now) });
  await notifyMerged(tx, { cardId, held, to: emailAddress }, deps);
  return 'merged';
}
