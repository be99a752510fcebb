import type { Database } from '../../db/database.ts';
import { unpaidText } from '../../instalment/unpaid-first.ts';
import type { GuestContext } from '../../platform/context.ts';
import { findCardOfAccount } from '../activation-queries.ts';

/** True while the account's card has an unpaid instalment: no time is added, and activated cards wait. */
export async function waitsForPayment(
  db: Database,
  accountId: string,
  context: Pick<GuestContext, 'clock' | 'language'>,
): Promise<boolean> {
  const held = await findCardOfAccount(db, accountId);
  return held !== null && (await unpaidText(db, held.cardId, context)) !== null;
}
