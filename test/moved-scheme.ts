import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ImportKind } from '../domain/data-import/import-kinds.ts';
import { workDataImports } from '../server/data-import/work-imports.ts';
import type { OfficeMember } from './office-member.ts';
import type { TestApp } from './test-app.ts';

export type SchemeFiles = Partial<Record<ImportKind, string | Buffer>>;

/** Everything that the job has to do now. */
export function runImports(running: TestApp, mayContinue?: () => boolean): Promise<void> {
  const { clock, settings, pool } = running;
  const databaseUrl = (pool as pg.Pool).options.connectionString ?? '';
  return workDataImports({ clock, settings: { ...settings, databaseUrl } }, mayContinue);
}

/** Brings files by the calls of the page, in pieces. */
export async function bringFiles(
  running: TestApp,
  member: OfficeMember,
  files: SchemeFiles,
  source = 'old-scheme',
): Promise<string> {
  const importId = randomUUID();
  await member.ask('openDataImport', { importId, name: 'Siirto', source });
  for (const [kind, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const fileId = randomUUID();
    const file = { importId, fileId, kind: kind as ImportKind, name: `${kind}.csv` };
    await member.ask('startDataImportFile', { ...file, bytes: content.length });
    const half = Math.ceil(content.length / 2);
    for (const [place, piece] of [content.subarray(0, half), content.subarray(half)].entries()) {
      if (piece.length === 0) continue;
      const sent = await running.app.inject({
        method: 'POST',
        url: `/office/imports/${importId}/files/${fileId}/chunks/${place}`,
        headers: {
          cookie: member.cookie,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/octet-stream',
        },
        payload: piece,
      });
      if (sent.statusCode !== 204) throw new Error(`a piece was not taken: ${sent.body}`);
    }
    await member.ask('finishDataImportFile', { importId, fileId });
  }
  await runImports(running);
  return importId;
}

/** Brought and judged; nothing of it is written yet. */
export async function checkedImport(
  running: TestApp,
  member: OfficeMember,
  files: SchemeFiles,
  source?: string,
) {
  const importId = await bringFiles(running, member, files, source);
  await member.ask('checkDataImport', { importId });
  await runImports(running);
  return member.ask('getDataImport', { importId }, 'GET');
}

/** As a person with the right and a second one do it, to the end. */
export async function committedImport(
  running: TestApp,
  { admin, finance }: { admin: OfficeMember; finance: OfficeMember },
  files: SchemeFiles,
  source?: string,
) {
  const { id: importId, totals } = await checkedImport(running, admin, files, source);
  if (!totals) throw new Error('the check has ended without totals');
  await finance.ask('signDataImport', { importId, ...totals });
  await admin.ask('commitDataImport', { importId, reason: 'Siirto vanhasta' });
  await runImports(running);
  return admin.ask('getDataImport', { importId }, 'GET');
}
