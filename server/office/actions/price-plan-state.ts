import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Amounts } from '../../../domain/scheme/price-plan.ts';
import type { Transaction } from '../../db/database.ts';
import {
  deletePlannedChange,
  findPriceChanges,
  insertPriceChange,
} from '../../scheme/price-plan-queries.ts';
import type { Act, State } from './define-action.ts';
import { planState, restoreDays } from './plan-state.ts';

type Content = { amounts: Amounts };

export async function pricePlanState(
  tx: Transaction,
  days: readonly LocalDate[],
  actionId: string | null,
) {
  const stored = (await findPriceChanges(tx)).map(({ validFrom, amounts, actionId: by }) => ({
    day: validFrom,
    actionId: by,
    content: { amounts },
  }));
  return planState<Content>(stored, days, actionId);
}

export function restorePrices(
  tx: Transaction,
  _input: unknown,
  { today, before }: Act & { before: State },
): Promise<void> {
  return restoreDays<Content>(before, {
    remove: (day) => deletePlannedChange(tx, { day, today }),
    insert: (day, { amounts }, actionId) =>
      insertPriceChange(tx, { validFrom: day, amounts, actionId }),
  });
}
