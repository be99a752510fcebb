import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { Transaction } from '../../../db/database.ts';
import { type BatchRange, openBatch } from '../batch/import-batch.ts';
import { findMiddle, findStretch, markCouldNot } from '../file/row-queries.ts';
import { IMPORT_STEPS } from '../import-steps.ts';
import { skipUnwritten } from './skip-unwritten-queries.ts';

/** Referenced, or a former unique value was taken during the undo. */
const IS_REFERRED = new Set(['23503', '23001', '23505', 'P0001']);

/** Undoes a range; rows never committed are reported separately from rows touched since. */
export async function undoOrSplit(
  tx: Transaction,
  kind: ImportKind,
  range: BatchRange,
): Promise<void> {
  await skipUnwritten(openBatch(tx, kind, range));
  await undoOrHalve(tx, kind, range);
}

/** Halves a failing range until the single row that blocks it is found and kept. */
async function undoOrHalve(tx: Transaction, kind: ImportKind, range: BatchRange): Promise<void> {
  await tx.query('savepoint undo_stretch');
  try {
    await IMPORT_STEPS[kind].undo(openBatch(tx, kind, range));
    await tx.query('release savepoint undo_stretch');
    return;
  } catch (error) {
    if (!IS_REFERRED.has((error as { code?: string }).code ?? '')) throw error;
    await tx.query('rollback to savepoint undo_stretch');
  }
  const { importId, from, to } = range;
  const first = await findStretch(tx, { importId, kind, after: from, most: 1 });
  if (first?.to === to) return markCouldNot(tx, { importId, kind, place: to });
  const middle = await findMiddle(tx, { importId, kind, from, to });
  await undoOrHalve(tx, kind, { ...range, to: middle });
  await undoOrHalve(tx, kind, { ...range, from: middle });
}
