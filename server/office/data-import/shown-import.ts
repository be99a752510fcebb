import type { ShownImport } from '../../../contract/data-import/data-import.ts';
import type { Database } from '../../db/database.ts';
import { undoUntil } from './change-import.ts';
import { findFiles } from './file/file-queries.ts';
import { type DataImport, findImport } from './import-queries.ts';
import { countMissingContracts } from './judge/missing-contract-queries.ts';
import { findCounts } from './totals-queries.ts';

/** List entry of an import. */
export function briefOf(one: DataImport, isReading = false) {
  const { id, name, source, state, madeAt, madeBy, endedAt } = one;
  const steps = { checking: 'checking', committing: 'committing', undoing: 'undoing' } as const;
  const isAtWork = state in steps && one.fault === null;
  const step = isAtWork ? steps[state as keyof typeof steps] : null;
  const progress = {
    step: step ?? (isReading ? ('reading' as const) : null),
    kind: one.atKind,
    done: one.done,
    all: one.all,
  };
  return { id, name, source, state, madeAt, madeBy, endedAt, progress };
}

/** Counting reads every row, too slow while a job runs and the page polls. */
const HAS_COUNTS: ReadonlySet<DataImport['state']> = new Set([
  'checked',
  'signed',
  'stopped',
  'done',
  'undone',
]);

type Viewer = { accountId: string } | null;

/** All details of an import; null when unknown. */
export async function showImport(
  db: Database,
  { importId, viewer, now }: { importId: string; viewer: Viewer; now: number },
): Promise<ShownImport | null> {
  const one = await findImport(db, importId);
  if (!one) return null;
  const files = await findFiles(db, importId);
  const isReading = files.some(({ state }) => state === 'reading');
  const until = undoUntil(one);
  const isUndoable = (one.state === 'done' || one.state === 'stopped') && now <= until;
  const isUndoStuck = one.state === 'undoing' && one.fault !== null;
  return {
    ...briefOf(one, isReading),
    files: files.map(({ guessed, ...file }) => ({
      ...file,
      guessed: guessed && {
        encoding: guessed.encoding,
        separator: guessed.separator,
        dateFormat: guessed.dateFormat,
      },
    })),
    counts: HAS_COUNTS.has(one.state) ? await findCounts(db, importId) : [],
    missingContracts: HAS_COUNTS.has(one.state)
      ? await countMissingContracts(db, importId, now)
      : 0,
    totals: one.totals && one.checkedOn ? { asOf: one.checkedOn, figures: one.totals } : null,
    signed: signedOf(one, viewer),
    landed: one.landed,
    committedBy: one.committedBy,
    committedAt: one.committedAt,
    undoUntil: isUndoable || isUndoStuck ? until : null,
    fault: one.fault,
  };
}

function signedOf(one: DataImport, viewer: Viewer): ShownImport['signed'] {
  const { signedAt, signedTotals, checkedOn, signedBy, signedById } = one;
  if (!signedAt || !signedTotals || !checkedOn) return null;
  const isOwn = viewer !== null && viewer.accountId === signedById;
  return { by: signedBy, isOwn, at: signedAt, asOf: checkedOn, figures: signedTotals };
}
