import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../platform/context.ts';
import { findCardOfAccount, lockClaimedCard, updateRedemption } from '../activation-queries.ts';
import { queueConfirmation } from '../registration/confirmation-letter.ts';
import {
  bindCard,
  deleteWaitingPlasticOrder,
  isUnused,
} from '../registration/confirmation-queries.ts';
import { notifyMerged } from './merged-letter.ts';
import { moveTime } from './move-time.ts';

export type JoinOutcome = 'bound' | 'merged' | 'kept';

type Joining = {
  cardId: string;
  accountId: string;
  emailAddress: string;
  now: number;
  /** The address was proved by the link of a gift, and not by a letter of its own. */
  byGift?: boolean;
};

/** Who holds a card already gets the year on it, unless the new one has been used: then it stays as it is. */
export async function joinAccount(
  tx: Transaction,
  { cardId, accountId, emailAddress, now, byGift = false }: Joining,
  deps: Pick<Deps, 'settings' | 'clock'>,
): Promise<JoinOutcome> {
  await lockClaimedCard(tx, cardId);
  const held = await findCardOfAccount(tx, accountId);
  if (!held) {
    const bound = await bindCard(tx, { cardId, accountId });
    await updateRedemption(tx, { cardId, accountId, mergedIntoCardId: null });
    // Now the address is known to be the holder's: the promised number may go there.
    const letter = { to: emailAddress, cardId, key: `confirmed:${cardId}`, token: null, byGift };
    if (bound) await queueConfirmation(tx, { ...bound, ...letter }, deps);
    return 'bound';
  }
  if (!(await isUnused(tx, cardId))) return 'kept';
  await updateRedemption(tx, { cardId, accountId, mergedIntoCardId: held.cardId });
  await deleteWaitingPlasticOrder(tx, cardId);
  await moveTime(tx, { fromCardId: cardId, toCardId: held.cardId, today: helsinkiDay(now) });
  await notifyMerged(tx, { cardId, held, to: emailAddress }, deps);
  return 'merged';
}
