import { fromEuros } from '../../domain/base/cents.ts';
import { formatMoney } from '../../domain/base/format.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { runningContract } from './running-contract.ts';

/** The refusal for a card with a failed instalment: further time would be on hold as well. Null: nothing is unpaid. */
export async function unpaidText(
  db: Database,
  cardId: string,
  { clock, language }: Pick<GuestContext, 'clock' | 'language'>,
  key: 'unpaidFirst' | 'unpaidBeforeCode' = 'unpaidFirst',
): Promise<string | null> {
  const contract = await runningContract(db, { cardId, today: helsinkiDay(clock.now()) });
  if (!contract?.stopsOn || contract.due.count === 0) return null;
  return refusalText(key, language, formatMoney(fromEuros(contract.due.amount), language));
}
