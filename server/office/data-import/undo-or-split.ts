import type { ImportKind } from '../../../domain/data-import/import-kinds.ts';
import type { Transaction } from '../../db/database.ts';
import type { Batch } from './commit-batch.ts';
import { IMPORT_STEPS } from './import-steps.ts';
import { findMiddle, findStretch, markCouldNot } from './row-queries.ts';

const IS_REFERRED = new Set(['23503', '23001', 'P0001']);

/** What something unforeseen refers to keeps only itself from being undone: the stretch is halved until it is found. */
export async function undoOrSplit(tx: Transaction, kind: ImportKind, batch: Batch): Promise<void> {
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
  await undoOrSplit(tx, kind, { ...batch, to: middle });
  await undoOrSplit(tx, kind, { ...batch, from: middle });
}
