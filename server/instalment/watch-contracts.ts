import { helsinkiDay } from '../../domain/base/local-date.ts';
import { graceDays, graceStep, stopDay } from '../../domain/instalment/retry-plan.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import { sendHoldLetters } from './hold/hold-letters.ts';
import {
  findFailing,
  findHolder,
  insertHold,
  lockFailing,
  updateNoticed,
} from './hold/hold-queries.ts';
import { notifyStopped, notifyUpcomingHold } from './notify-holder.ts';
import { reviveContracts } from './schedule-queries.ts';

export const WATCH_CONTRACTS = 'watch-contracts';

const BATCH = 200;

/**
 * Sends notices and places a dated hold after the grace period, which does not change the card's validity. Runs until
 * every contract was checked or the caller stops it; repeated runs are harmless.
 */
export async function watchContracts(
  deps: Deps,
  mayContinue: () => boolean = () => true,
): Promise<number> {
  const { pool, clock } = deps;
  await inTransaction(pool, (tx) => reviveContracts(tx, clock.now()));
  const days = graceDays(helsinkiDay(clock.now()));
  let watched = 0;
  let found: string[];
  let after: string | null = null;
  do {
    found = await findFailing(pool, { days, after, most: BATCH });
    for (const contractId of found) {
      if (!mayContinue()) return watched;
      await inTransaction(pool, (tx) => watch(tx, contractId, deps));
      watched += 1;
    }
    after = found.at(-1) ?? null;
  } while (found.length === BATCH);
  return watched + (await sendHoldLetters(deps, mayContinue));
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
