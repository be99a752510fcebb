import { localDate } from '../../../domain/base/local-date.ts';
import { addEntryToMany, voidEntryOfMany } from '../../card/write-many-ledgers.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import type { Deps } from '../../platform/context.ts';
import { runCause, runEntry } from './count-goodwill.ts';
import { SLICE } from './goodwill-filter-queries.ts';
import { findLeftOut } from './left-out-queries.ts';
import {
  endRun,
  findCardsThere,
  hasGivenCards,
  insertTurns,
  lockCards,
  lockGivenCards,
  lockRunAtWork,
  planEachBatch,
  type RunAtWork,
  updateUndone,
} from './run-card-queries.ts';
import { deleteSlice, findSlice, updateSlice } from './run-slice-queries.ts';

export const WORK_GOODWILL_RUNS = 'work-goodwill-runs';

type WorkerDeps = Pick<Deps, 'pool' | 'clock'>;
type Batch = { now: number; most: number };

/**
 * Processes approved runs and undoes reverted ones in batches of a tenth of a second, so that a desk never waits long
 * for a locked card.
 */
export async function workGoodwillRuns(
  { pool, clock }: WorkerDeps,
  mayContinue: () => boolean = () => true,
  most = SLICE,
): Promise<void> {
  while (mayContinue()) {
    const goesOn = await inTransaction(pool, (tx) => workBatch(tx, { now: clock.now(), most }));
    if (!goesOn) return;
  }
}

/** False: nothing left for this worker now. */
async function workBatch(tx: Transaction, batch: Batch): Promise<boolean> {
  const run = await lockRunAtWork(tx);
  if (!run) return false;
  await planEachBatch(tx);
  return run.state === 'running' ? giveBatch(tx, run, batch) : undoBatch(tx, run, batch);
}

async function giveBatch(tx: Transaction, run: RunAtWork, { now, most }: Batch): Promise<boolean> {
  const slice = await findSlice(tx, run.id);
  if (!slice) {
    await endRun(tx, { id: run.id, state: 'done', now });
    return true;
  }
  const nextIds = slice.cardIds.slice(0, most);
  const cardIds = await lockCards(tx, nextIds);
  const locked = new Set(cardIds);
  const unlocked = nextIds.filter((id) => !locked.has(id));
  const held = unlocked.length > 0 ? await findCardsThere(tx, unlocked) : [];
  await giveTime(tx, run, { cardIds, gone: unlocked.length - held.length, now });
  const left = [...slice.cardIds.slice(most), ...held];
  if (left.length === 0) await deleteSlice(tx, run.id, slice.place);
  else {
    const tries = held.length > 0 ? slice.tries + 1 : slice.tries;
    await updateSlice(tx, run.id, { place: slice.place, tries, cardIds: left });
  }
  // The last cards are locked elsewhere: the next scheduled run retries.
  return held.length < nextIds.length || slice.tries === 0;
}

async function giveTime(
  tx: Transaction,
  run: RunAtWork,
  { cardIds, gone, now }: { cardIds: string[]; gone: number; now: number },
): Promise<void> {
  const { id: runId, months, days, cause, limitDays } = run;
  const rule = { time: { months, days }, cause, askedOn: localDate(run.askedOn), limitDays };
  const judged = await findLeftOut(tx, rule, { runId, cardIds });
  const givenIds = judged.flatMap(({ cardId, why }) => (why ? [] : [cardId]));
  const validities = await addEntryToMany(tx, givenIds, runEntry(runId, rule));
  const turns = judged.map(({ cardId, why, validUntil }) => ({
    cardId,
    state: why ? ('skipped' as const) : ('given' as const),
    why,
    untilBefore: validUntil,
    untilAfter: validities.get(cardId)?.validUntil ?? null,
  }));
  await insertTurns(tx, { runId, turns, gone, now });
}

async function undoBatch(tx: Transaction, run: RunAtWork, { now, most }: Batch): Promise<boolean> {
  const { id: runId, undoneTo } = run;
  const cause = runCause(runId);
  const after = (card: string | null) => lockGivenCards(tx, { runId, cause, after: card, most });
  let cards = await after(undoneTo);
  // At the end, starts over once for cards that were locked.
  if (cards.length === 0 && undoneTo) cards = await after(null);
  if (cards.length === 0) {
    if (await hasGivenCards(tx, runId)) return false;
    await endRun(tx, { id: runId, state: 'undone', now });
    return true;
  }
  const undoneIds = cards.flatMap(({ cardId, why }) => (why ? [] : [cardId]));
  await voidEntryOfMany(tx, undoneIds, { cause, reason: 'staff undo' });
  await updateUndone(tx, { runId, cards, now });
  return true;
}
