import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { Transaction } from '../../../db/database.ts';
import type { Batch } from '../commit/commit-batch.ts';
import { findMiddle, findStretch, markCouldNot } from '../file/row-queries.ts';
import { IMPORT_STEPS } from '../import-steps.ts';
import { skipUnwritten } from './undo-batch.ts';

/** Referred to, or its old place was taken by somebody who came while it was undone. */
const IS_REFERRED = new Set(['23503', '23001', '23505', 'P0001']);

/** A stretch of an undo. What the commit never came to is told apart from what somebody has touched. */
export async function undoOrSplit(tx: Transaction, kind: ImportKind, batch: Batch): Promise<void> {
  await skipUnwritten(tx, kind, batch);
  await undoOrHalve(tx, kind, batch);
}

/** What something unforeseen refers to keeps only itself from being undone: the stretch is halved until it is found. */
async function undoOrHalve(tx: Transaction, kind: ImportKind, batch: Batch): Promise<void> {
  await tx.query('savepoint undo_stretch');
  try {
    await IMPORT_STEPS[kind].undo(tx, batch);
    await tx.query('release savepoint undo_stretch');
    return;
  } catch (error) {
    if (!IS_REFERRED.has((error as { code?: string }).code ?? '')) throw error;
    await tx.query('rollback to savepoint undo_stretch');
  }
  const { importId, from, to } = batch;
  const first = await findStretch(tx, { importId, kind, after: from, most: 1 });
  if (first?.to === to) return markCouldNot(tx, { importId, kind, place: to });
  const middle = await findMiddle(tx, { importId, kind, from, to });
  await undoOrHalve(tx, kind, { ...batch, to: middle });
  await undoOrHalve(tx, kind, { ...batch, from: middle });
}
