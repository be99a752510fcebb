import type { Database } from '../../db/database.ts';
import { unpaidText } from '../../instalment/unpaid-first.ts';
import type { GuestContext } from '../../platform/context.ts';
import { findCardOfAccount } from '../activation-queries.ts';

/** An instalment of the card that the account holds is unpaid: no time is added to it, and what was activated waits. */
export async function waitsForPayment(
  db: Database,
  accountId: string,
  context: Pick<GuestContext, 'clock' | 'language'>,
): Promise<boolean> {
  const held = await findCardOfAccount(db, accountId);
  return held !== null && (await unpaidText(db, held.cardId, context)) !== null;
}
