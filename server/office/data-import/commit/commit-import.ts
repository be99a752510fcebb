import { helsinkiDay } from '../../../../domain/base/local-date.ts';
import { IMPORT_KINDS, type ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import { TOTALS, type Totals } from '../../../../domain/data-import/import-states.ts';
import { isTransactionConflict } from '../../../base/overload-error.ts';
import { type Connection, type Transaction, transactionOn } from '../../../db/database.ts';
import { type BatchRange, openBatch } from '../batch/import-batch.ts';
import { skipNewer } from '../batch/ref-queries.ts';
import { deleteChunks } from '../file/file-queries.ts';
import { countRows, findStretch } from '../file/row-queries.ts';
import { type DataImport, lockImport } from '../import-queries.ts';
import { uncommit } from '../import-signature-queries.ts';
import { endCheck, endStep, updateAll, updateProgress } from '../import-step-queries.ts';
import { IMPORT_STEPS } from '../import-steps.ts';
import { type ImportDeps, judgeAll } from '../judge/check-import.ts';
import { findLanded, findTotals } from '../totals-queries.ts';
import { undoOrSplit } from '../undo/undo-or-split.ts';

const areSame = (one: Totals | null, other: Totals | null) =>
  TOTALS.every((name) => one?.[name] === other?.[name]);

export async function commitImport(
  client: Connection,
  one: DataImport,
  needed: ImportDeps,
  mayContinue: () => boolean,
): Promise<void> {
  const { id, checkedOn } = one;
  const on = checkedOn ?? helsinkiDay(needed.clock.now());
  if (one.atKind === null) {
    // Checks again before the first batch, since data may have changed.
    await judgeAll(client, one, helsinkiDay(needed.clock.now()));
    const totals = await findTotals(client, id, on);
    if (!areSame(totals, one.signedTotals)) {
      await uncommit(client, id);
      await endCheck(client, { id, on, totals, fault: 'totalsChanged', now: needed.clock.now() });
      return;
    }
    await updateAll(client, id, await countRows(client, id));
  }
  const isDone = await workKinds(client, one, needed, {
    kinds: [...IMPORT_KINDS],
    state: 'committing',
    work: async (tx, kind, range) => {
      const batch = openBatch(tx, kind, range);
      await skipNewer(batch);
      await IMPORT_STEPS[kind].commit(batch);
    },
    mayContinue,
  });
  if (!isDone) return;
  const landed = await findLanded(client, id, on);
  await endStep(client, { id, state: 'done', landed, now: needed.clock.now() });
  await deleteChunks(client, id);
}

export async function undoImport(
  client: Connection,
  one: DataImport,
  needed: ImportDeps,
  mayContinue: () => boolean,
): Promise<void> {
  const { id } = one;
  if (one.atKind === null) await updateAll(client, id, await countRows(client, id));
  const isDone = await workKinds(client, one, needed, {
    kinds: [...IMPORT_KINDS].reverse(),
    state: 'undoing',
    work: undoOrSplit,
    mayContinue,
  });
  if (isDone) await endStep(client, { id, state: 'undone', landed: null, now: needed.clock.now() });
}

type Walk = {
  kinds: ImportKind[];
  state: 'committing' | 'undoing';
  work: (tx: Transaction, kind: ImportKind, range: BatchRange) => Promise<void>;
  mayContinue: () => boolean;
};

/** Runs to the end; false when stopped. Each batch commits together with its progress. */
async function workKinds(
  client: Connection,
  { id, source, atKind, atPlace }: DataImport,
  { clock }: ImportDeps,
  { kinds, state, work, mayContinue }: Walk,
): Promise<boolean> {
  const begun = atKind ? kinds.indexOf(atKind) : 0;
  let after = atPlace;
  for (const kind of kinds.slice(begun)) {
    for (let goesOn = true; goesOn; ) {
      if (!mayContinue()) return false;
      const next = await transactionWithRetries(client, async (tx) => {
        const locked = await lockImport(tx, id);
        if (locked?.state !== state) return 'stopped';
        const most = IMPORT_STEPS[kind].batch;
        const stretch = await findStretch(tx, { importId: id, kind, after, most });
        if (stretch) {
          const range = { importId: id, source, from: after, to: stretch.to, now: clock.now() };
          await work(tx, kind, range);
        }
        const place = stretch?.to ?? Number.MAX_SAFE_INTEGER;
        await updateProgress(tx, { id, kind, place, done: stretch?.count ?? 0 });
        return stretch;
      });
      if (next === 'stopped') return false;
      goesOn = next !== null;
      after = next?.to ?? 0;
    }
  }
  return true;
}

const MOST_TRIES = 5;

/** Retries a batch after a deadlock or serialization failure caused by concurrent users. */
async function transactionWithRetries<T>(
  client: Connection,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    try {
      return await transactionOn(client, work);
    } catch (error) {
      if (!isTransactionConflict(error)) throw error;
    }
  }
  return transactionOn(client, work);
}
