import { localDate } from '../../../domain/base/local-date.ts';
import { goodwillFault } from '../../../domain/office/goodwill-run.ts';
import { findLedgers } from '../../card/many-ledger-queries.ts';
import { addEntryToMany, voidEntryOfMany } from '../../card/write-many-ledgers.ts';
import type { Deps } from '../../context.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { runCause, runEntry } from './count-goodwill.ts';
import {
  deleteWaitingCards,
  endRun,
  hasCards,
  lockGivenCards,
  lockRunAtWork,
  lockWaitingCards,
  type RunAtWork,
  type TurnDone,
  updateTurns,
} from './run-card-queries.ts';

export const WORK_GOODWILL_RUNS = 'work-goodwill-runs';

/** A transaction of so many is a tenth of a second: nobody at a desk waits long for a card of it. */
const BATCH = 500;

type Needed = Pick<Deps, 'pool' | 'clock'>;

/** Approved runs are given, and those that are taken back undone, a batch at a time; what is done is known by its row. */
export async function workGoodwillRuns(
  { pool, clock }: Needed,
  mayContinue: () => boolean = () => true,
  batch = BATCH,
): Promise<void> {
  while (mayContinue()) {
    const goesOn = await inTransaction(pool, (tx) => workBatch(tx, { now: clock.now(), batch }));
    if (!goesOn) return;
  }
}

/** False: nothing is left that this worker could do now. */
async function workBatch(
  tx: Transaction,
  { now, batch }: { now: number; batch: number },
): Promise<boolean> {
  const run = await lockRunAtWork(tx);
  if (!run) return false;
  const isGiving = run.state === 'running';
  const turns = isGiving ? await give(tx, run, batch) : await takeBack(tx, run, batch);
  if (turns.length > 0) {
    await updateTurns(tx, { runId: run.id, turns, now });
    return true;
  }
  // Somebody holds the last cards: the next run of the schedule finds them.
  if (await hasCards(tx, { runId: run.id, state: isGiving ? 'waiting' : 'given' })) return false;
  if (!isGiving) await deleteWaitingCards(tx, run.id);
  await endRun(tx, { id: run.id, state: isGiving ? 'done' : 'undone', now });
  return true;
}

async function give(tx: Transaction, run: RunAtWork, most: number): Promise<TurnDone[]> {
  const cards = await lockWaitingCards(tx, { runId: run.id, most });
  if (cards.length === 0) return [];
  const { months, days, limitDays } = run;
  const time = { months, days };
  const askedOn = localDate(run.askedOn);
  const ledgers = await findLedgers(
    tx,
    cards.map(({ cardId }) => cardId),
  );
  const turns = cards.map(({ cardId, facts, hasAccount }): TurnDone => {
    const ledger = ledgers.get(cardId) ?? [];
    const why = goodwillFault({ facts, hasAccount, ledger, time, askedOn, limitDays });
    const state = why ? 'skipped' : 'given';
    return { cardId, state, why, untilBefore: facts.validUntil };
  });
  const givenIds = turns.flatMap(({ cardId, state }) => (state === 'given' ? [cardId] : []));
  const validities = await addEntryToMany(tx, givenIds, runEntry(run.id, { time, askedOn }));
  return turns.map((turn) => ({
    ...turn,
    untilAfter: validities.get(turn.cardId)?.validUntil ?? null,
  }));
}

async function takeBack(tx: Transaction, run: RunAtWork, most: number): Promise<TurnDone[]> {
  const cause = runCause(run.id);
  const cards = await lockGivenCards(tx, { runId: run.id, cause, most });
  const undoneIds = cards.flatMap(({ cardId, why }) => (why ? [] : [cardId]));
  await voidEntryOfMany(tx, undoneIds, { cause, reason: 'staff undo' });
  return cards.map(({ cardId, why }) => ({ cardId, why, state: why ? 'kept' : 'undone' }));
}
