import { helsinkiDay, type LocalDate } from '../../../../domain/base/local-date.ts';
import { IMPORT_KINDS } from '../../../../domain/data-import/import-kinds.ts';
import { type Connection, openClient } from '../../../db/database.ts';
import type { Deps } from '../../../platform/context.ts';
import { findFiles, readChunks, updateFileState, updateProfile } from '../file/file-queries.ts';
import { profileFile } from '../file/profile-file.ts';
import { isBrokenFile } from '../file/read-records.ts';
import { analyzeRows, deleteRows, findMuseumWords } from '../file/row-queries.ts';
import { stageFile } from '../file/stage-file.ts';
import type { DataImport } from '../import-queries.ts';
import { endCheck, updateAll, updateProgress } from '../import-step-queries.ts';
import { IMPORT_STEPS } from '../import-steps.ts';
import { findTotals } from '../totals-queries.ts';

export type ImportDeps = Pick<Deps, 'clock'> & {
  settings: Pick<Deps['settings'], 'databaseUrl' | 'secretKey'>;
};

export async function readNewFiles(client: Connection, importId: string): Promise<void> {
  for (const file of await findFiles(client, importId)) {
    if (file.state !== 'reading') continue;
    const profile = await profileFile(file.kind, () => readChunks(client, file.id), file.mapping);
    if (profile) await updateProfile(client, file.id, profile);
    else await updateFileState(client, { fileId: file.id, state: 'unreadable' });
  }
}

/** Writes only the report. */
export async function checkImport(
  client: Connection,
  one: DataImport,
  needed: ImportDeps,
): Promise<void> {
  const { id } = one;
  const now = needed.clock.now();
  const on = helsinkiDay(now);
  const files = (await findFiles(client, id)).filter(({ state }) => state === 'read');
  await deleteRows(client, id);
  await updateAll(
    client,
    id,
    files.reduce((sum, { rows }) => sum + rows, 0),
  );
  const museums = await findMuseumWords(client);
  // A second connection reads while this one copies.
  const reader = openClient(needed.settings.databaseUrl);
  await reader.connect();
  try {
    for (const { id: fileId, number, kind, mapping, guessed } of files) {
      if (!mapping || !guessed) continue;
      const bytes = readChunks(reader, fileId);
      const { isQuoted } = guessed;
      const file = { importId: id, source: one.source, number, kind, mapping, isQuoted, bytes };
      const context = { museums, today: on, secretKey: needed.settings.secretKey };
      await stageFile(client, file, context, (done) =>
        updateProgress(client, { id, kind, place: 0, done }),
      );
    }
  } catch (error) {
    if (!isBrokenFile(error)) throw error;
    await endCheck(client, { id, on, totals: null, fault: 'unreadable', now });
    return;
  } finally {
    await reader.end();
  }
  await analyzeRows(client);
  await judgeAll(client, one, on);
  await endCheck(client, { id, on, totals: await findTotals(client, id, on), fault: null, now });
}

export async function judgeAll(
  client: Connection,
  { id, source }: DataImport,
  today: LocalDate,
): Promise<void> {
  for (const kind of IMPORT_KINDS)
    await client.query(IMPORT_STEPS[kind].judge, [id, source, today]);
}
