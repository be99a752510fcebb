import { helsinkiDay } from '../../domain/base/local-date.ts';
import { graceStep, stopDay } from '../../domain/instalment/retry-plan.ts';
import type { Deps } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { findFailing, findHolder, insertHold, lockFailing, updateNoticed } from './hold-queries.ts';
import { notifyStopped, notifyUpcomingHold } from './notify-holder.ts';
import { reviveContracts } from './schedule-queries.ts';

export const WATCH_CONTRACTS = 'watch-contracts';

/** Gives notice, and stops entry after the grace period: a dated hold, the card's own time is not touched. */
export async function watchContracts(deps: Deps): Promise<void> {
  const { pool, clock } = deps;
  await inTransaction(pool, (tx) => reviveContracts(tx, clock.now()));
  for (const contractId of await findFailing(pool)) {
    await inTransaction(pool, (tx) => watch(tx, contractId, deps));
  }
}

async function watch(tx: Transaction, contractId: string, deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = helsinkiDay(now);
  const failing = await lockFailing(tx, contractId);
  if (!failing) return;
  const step = graceStep(failing, today);
  if (step === 'wait') return;
  const found = await findHolder(tx, contractId);
  if (step === 'notice') {
    await updateNoticed(tx, { contractId, on: today });
    const stopsOn = stopDay({ ...failing, noticedOn: today });
    if (found) await notifyUpcomingHold(tx, { contractId, ...found, stopsOn }, deps);
    return;
  }
  if (!found) return;
  const { cardId, holder } = found;
  await insertHold(tx, { contractId, cardId, now });
  await notifyStopped(tx, { contractId, cardId, holder, stopsOn: stopDay(failing) }, deps);
}
