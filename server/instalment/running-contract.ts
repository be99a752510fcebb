import { cents, toEuros } from '../../domain/base/cents.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import { stopDay } from '../../domain/instalment/retry-plan.ts';
import type { Database } from '../db/database.ts';
import { findRunningContract } from './hold-queries.ts';

/** What the holder should know of a contract that is not paid up. */
export async function runningContract(db: Database, asked: { cardId: string; today: LocalDate }) {
  const found = await findRunningContract(db, asked);
  if (!found) return null;
  const { id, lastDueOn, rest, due, isBeingCharged, failingSince, noticedOn, isOnHold } = found;
  const failing = failingSince && {
    failingSince: localDate(failingSince),
    noticedOn: noticedOn ? localDate(noticedOn) : null,
  };
  return {
    id,
    lastDueOn,
    restAmount: toEuros(cents(rest)),
    dueAmount: toEuros(cents(due)),
    isBeingCharged,
    stopsOn: failing ? stopDay(failing) : null,
    isOnHold,
  };
}
