import type { UserContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { notFound, notToDecide } from './action-refusals.ts';

type Deciding = { id: string; memberId: string; now: number };
type Ways<Asked> = {
  /** Does not find what somebody asked for themselves. */
  lock(tx: Transaction, deciding: Deciding): Promise<Asked | null>;
  find(tx: Transaction, id: string): Promise<Asked | null>;
};

/** What waits for a second person, locked for this one; otherwise why it is not theirs to decide. */
export async function requireToDecide<Asked extends { askedBy: string | null }>(
  tx: Transaction,
  { user, clock, language }: UserContext,
  id: string,
  { lock, find }: Ways<Asked>,
): Promise<Asked> {
  const memberId = user.accountId;
  const asked = await lock(tx, { id, memberId, now: clock.now() });
  if (asked) return asked;
  const found = await find(tx, id);
  if (!found) throw notFound(language);
  throw notToDecide(found.askedBy === memberId, language);
}
