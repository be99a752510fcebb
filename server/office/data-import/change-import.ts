import { randomUUID } from 'node:crypto';
import type { ImportMapping } from '../../../contract/data-import/data-import.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { ImportKind } from '../../../domain/data-import/import-kinds.ts';
import {
  IMPORT_UNDO_DAYS,
  TOTALS,
  type Totals,
} from '../../../domain/data-import/import-states.ts';
import type { Clock } from '../../base/clock.ts';
import { inTransaction, type Pool, type Transaction } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue-job.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type RefusalText, refusalText } from '../../platform/refusal-text.ts';
import { cannotUndo, notFound } from '../actions/action-refusals.ts';
import { requireIndependent } from '../staff/independent-people.ts';
import {
  deleteFile,
  findFiles,
  type ImportFile,
  insertFile,
  saveMapping,
  updateFileState,
  updateMapping,
} from './file/file-queries.ts';
import { type DataImport, findImport, insertImport, lockImport } from './import-queries.ts';
import {
  insertImportAction,
  reopenImport,
  updateCommitted,
  updateSigned,
} from './import-signature-queries.ts';
import { beginStep, noteWritten, updateState } from './import-step-queries.ts';
import { WORK_DATA_IMPORTS } from './work-imports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The signed-in member on the page, or the one named in the command. */
export type Actor = {
  pool: Pool;
  clock: Clock;
  language: Language;
  user: { accountId: string } | null;
};

const refuse = (actor: Actor, key: RefusalText, code = 'IMPORT_CHANGED') =>
  new Refusal(code, refusalText(key, actor.language), 409);

export async function openImport(
  actor: Actor,
  made: { importId: string; name: string; source: string },
): Promise<void> {
  const { importId: id, name, source } = made;
  const by = actor.user?.accountId ?? null;
  await insertImport(actor.pool, { id, name, source, by, now: actor.clock.now() });
  const found = await findImport(actor.pool, id);
  if (found?.name !== name || found.source !== source) throw refuse(actor, 'dataImportState');
}

/** Files and mappings may change until something is written; this voids an earlier check. */
function changeFiles(
  actor: Actor,
  importId: string,
  work: (tx: Transaction, files: ImportFile[]) => Promise<void>,
): Promise<void> {
  return inTransaction(actor.pool, async (tx) => {
    const one = await lockImport(tx, importId);
    if (!one) throw notFound(actor.language);
    if (!['open', 'checked', 'signed'].includes(one.state)) throw refuse(actor, 'dataImportState');
    await work(tx, await findFiles(tx, importId));
    await reopenImport(tx, importId, actor.clock.now());
  });
}

type NewFile = { importId: string; fileId: string; kind: ImportKind; name: string; bytes: number };

export function addFile(actor: Actor, { importId, fileId, ...file }: NewFile): Promise<void> {
  return changeFiles(actor, importId, async (tx, files) => {
    if (files.some(({ id }) => id === fileId)) return;
    const now = actor.clock.now();
    const isAdded = await insertFile(tx, { id: fileId, importId, ...file, now });
    if (!isAdded) throw refuse(actor, 'dataImportState');
  });
}

type OfFile = { importId: string; fileId: string };

/** Upload complete: the job parses the file. */
export function finishFile(actor: Actor, { importId, fileId }: OfFile): Promise<void> {
  return changeFiles(actor, importId, async (tx, files) => {
    const file = requireFile(actor, files, fileId);
    if (file.state !== 'uploading') return;
    if (file.received !== file.bytes) throw refuse(actor, 'dataImportBytes', 'FILE_INCOMPLETE');
    await readAgain(tx, { importId, fileId });
  });
}

async function readAgain(tx: Transaction, { importId, fileId }: OfFile): Promise<void> {
  await updateFileState(tx, { fileId, state: 'reading' });
  await enqueue(tx, WORK_DATA_IMPORTS, {}, { key: `data-import:${importId}` });
}

/** Another encoding or separator changes the columns, so the profile must be rebuilt. */
function isReadOtherwise({ mapping, guessed }: ImportFile, next: ImportMapping): boolean {
  const read = mapping ?? guessed;
  return read?.encoding !== next.encoding || read.separator !== next.separator;
}

export function removeFile(actor: Actor, { importId, fileId }: OfFile): Promise<void> {
  return changeFiles(actor, importId, (tx) => deleteFile(tx, { importId, fileId }));
}

export function mapFile(
  actor: Actor,
  { importId, fileId, mapping, saveAs }: OfFile & { mapping: ImportMapping; saveAs: string | null },
): Promise<void> {
  return changeFiles(actor, importId, async (tx, files) => {
    const file = requireFile(actor, files, fileId);
    await updateMapping(tx, fileId, mapping);
    if (isReadOtherwise(file, mapping)) await readAgain(tx, { importId, fileId });
    const { kind } = file;
    if (!saveAs) return;
    const now = actor.clock.now();
    await saveMapping(tx, { id: randomUUID(), name: saveAs, kind, mapping, now });
  });
}

function requireFile(actor: Actor, files: ImportFile[], fileId: string): ImportFile {
  const file = files.find(({ id }) => id === fileId);
  if (!file) throw notFound(actor.language);
  return file;
}

type Step = (tx: Transaction, one: DataImport, now: number) => Promise<void>;

/** A state change of the import, with its job queued in the same transaction. */
function move(actor: Actor, importId: string, from: string[], step: Step): Promise<void> {
  return inTransaction(actor.pool, async (tx) => {
    const one = await lockImport(tx, importId);
    if (!one) throw notFound(actor.language);
    if (!from.includes(one.state)) throw refuse(actor, 'dataImportState');
    await step(tx, one, actor.clock.now());
    await enqueue(tx, WORK_DATA_IMPORTS, {}, { key: `data-import:${importId}` });
  });
}

export function checkFiles(actor: Actor, importId: string): Promise<void> {
  return move(actor, importId, ['open', 'checked', 'signed'], async (tx, _, now) => {
    const files = await findFiles(tx, importId);
    const isReady = files.every(({ state, mapping }) => state === 'read' && mapping);
    if (files.length === 0 || !isReady) throw refuse(actor, 'dataImportFiles', 'FILES_NOT_READY');
    await reopenImport(tx, importId, now);
    await beginStep(tx, { id: importId, state: 'checking', now });
  });
}

type Signed = { importId: string; asOf: string; figures: Totals };

/** Signs exactly the totals that were shown, by a named member. */
export function signTotals(actor: Actor, { importId, asOf, figures }: Signed): Promise<void> {
  return move(actor, importId, ['checked'], async (tx, { checkedOn, totals, name }, now) => {
    const isSame = TOTALS.every((one) => totals?.[one] === figures[one]) && checkedOn === asOf;
    if (!isSame) throw refuse(actor, 'dataImportTotals', 'TOTALS_CHANGED');
    const by = actorId(actor);
    await updateSigned(tx, { id: importId, by, now });
    const after = { importId, step: 'signed', asOf, figures };
    const right = 'data.sign' as const;
    await insertImportAction(tx, { ...actionOf(by, now), right, reason: name, after });
  });
}

type Reasoned = { importId: string; reason: string };

export function commitRows(actor: Actor, { importId, reason }: Reasoned): Promise<void> {
  return move(actor, importId, ['signed'], async (tx, { signedById, signedTotals }, now) => {
    const by = actorId(actor);
    if (by === signedById) throw refuse(actor, 'dataImportSigner', 'OWN_SIGNATURE');
    if (signedById) {
      const { language } = actor;
      const deciding = { askedBy: signedById, memberId: by, right: 'data.import' as const };
      await requireIndependent(tx, { ...deciding, now, language });
    }
    await updateCommitted(tx, { id: importId, by, reason, now });
    await beginStep(tx, { id: importId, state: 'committing', now });
    const after = { importId, step: 'committed', figures: signedTotals };
    await insertImportAction(tx, { ...actionOf(by, now), approvedBy: signedById, reason, after });
  });
}

/** Finishes the current batch and writes nothing more; committed rows remain. */
export function stopImport(actor: Actor, importId: string): Promise<void> {
  return move(actor, importId, ['committing', 'stopped'], (tx, _, now) =>
    updateState(tx, { id: importId, state: 'stopped', now }),
  );
}

export function resumeImport(actor: Actor, importId: string): Promise<void> {
  return move(actor, importId, ['stopped', 'committing'], (tx, _, now) =>
    updateState(tx, { id: importId, state: 'committing', now }),
  );
}

export function undoRows(actor: Actor, { importId, reason }: Reasoned): Promise<void> {
  return move(actor, importId, ['done', 'stopped', 'undoing'], async (tx, one, now) => {
    // Already undoing: resumes after a fault.
    if (one.state === 'undoing') return updateState(tx, { id: importId, state: 'undoing', now });
    if (undoUntil(one) < now) throw cannotUndo('actionTooOld', actor.language);
    await noteWritten(tx, importId);
    await beginStep(tx, { id: importId, state: 'undoing', now });
    const after = { importId, step: 'undone' };
    await insertImportAction(tx, { ...actionOf(actorId(actor), now), reason, after });
  });
}

export const undoUntil = ({ committedAt }: Pick<DataImport, 'committedAt'>) =>
  (committedAt ?? 0) + IMPORT_UNDO_DAYS * DAY_MS;

const actionOf = (memberId: string, now: number) => ({
  id: randomUUID(),
  now,
  memberId,
  approvedBy: null,
  right: 'data.import' as const,
  undoes: null,
});

function actorId(actor: Actor): string {
  if (!actor.user) throw new Error('nobody is named for it');
  return actor.user.accountId;
}
