import { say } from '../../../../contract/texts/action-text.ts';
import { addDays, type LocalDate } from '../../../../domain/base/local-date.ts';
import { type Amounts, dearRenewalDay } from '../../../../domain/scheme/price-plan.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  deletePlannedChange,
  findPriceChanges,
  insertPriceChange,
} from '../../../scheme/price-plan-queries.ts';
import { refusedBy } from '../action-refusals.ts';
import type { Act, State } from '../define-action.ts';
import { planState, restoreDays } from '../plan-state.ts';

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

/** Colleagues may have planned other days: restores only if the whole list stays valid. */
export async function restorePrices(
  tx: Transaction,
  _input: unknown,
  { today, before, language }: Act & { before: State },
): Promise<void> {
  await restoreDays<Content>(before, {
    remove: (day) => deletePlannedChange(tx, { day, today }),
    insert: (day, { amounts }, actionId) =>
      insertPriceChange(tx, { validFrom: day, amounts, actionId }),
  });
  const dear = dearRenewalDay(await findPriceChanges(tx), addDays(today, 1));
  if (dear) throw refusedBy('planPrices', say('renewalAboveAnnual', { day: dear }), language);
}
