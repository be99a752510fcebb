import { cents, toEuros } from '../../domain/base/cents.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import { type PlanPart, planSums } from '../../domain/instalment/plan-sums.ts';
import { stopDay } from '../../domain/instalment/retry-plan.ts';
import type { Database } from '../db/database.ts';
import { findRunningContract } from './hold/hold-queries.ts';

/** For the holder of an unfinished contract: what is due now, and what comes later. */
export async function runningContract(
  db: Database,
  { cardId, today }: { cardId: string; today: LocalDate },
) {
  const found = await findRunningContract(db, cardId);
  if (!found) return null;
  const { id, unpaid, failingSince, noticedOn, isOnHold } = found;
  const { due, later } = planSums(
    unpaid.map(({ amount, ...each }) => ({ ...each, amount: cents(amount), isPaid: false })),
    today,
  );
  const failing = failingSince && {
    failingSince: localDate(failingSince),
    noticedOn: noticedOn ? localDate(noticedOn) : null,
  };
  return {
    id,
    lastDueOn:
      unpaid
        .map(({ dueOn }) => dueOn)
        .toSorted()
        .at(-1) ?? today,
    due: shownPart(due),
    later: shownPart(later),
    stopsOn: failing ? stopDay(failing) : null,
    isOnHold,
  };
}

export const shownPart = ({ count, amount }: PlanPart) => ({ count, amount: toEuros(amount) });
