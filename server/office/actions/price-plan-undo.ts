import { localDate } from '../../../domain/base/local-date.ts';
import type { Transaction } from '../../db/database.ts';
import { deletePlannedChange, insertPriceChange } from '../../scheme/price-plan-queries.ts';
import type { Act, State } from './define-action.ts';
import type { PlanState } from './price-plan-state.ts';

/** The days as they were, each with who had planned it. */
export async function bringBack(
  tx: Transaction,
  _input: unknown,
  { today, before }: Act & { before: State },
): Promise<void> {
  for (const [text, kept] of Object.entries((before as PlanState).days)) {
    const day = localDate(text);
    await deletePlannedChange(tx, { day, today });
    if (kept) {
      await insertPriceChange(tx, { validFrom: day, amounts: kept.amounts, actionId: kept.by });
    }
  }
}
