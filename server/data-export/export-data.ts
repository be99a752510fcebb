import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ExportDetail } from '../../contract/data-export/data-export-calls.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { ExportSecret } from '../../domain/data-export/export-secret.ts';
import type { Totals } from '../../domain/data-import/import-states.ts';
import { columnNames, museumRow } from '../../domain/museum/museum-columns.ts';
import type { SecretKey } from '../base/secret-key.ts';
import { StartFailure } from '../base/start-failure.ts';
import { csvLine } from '../csv/write-csv.ts';
import type { Pool } from '../db/database.ts';
import { findAllMuseumFacts } from '../museum/museum-facts-queries.ts';
import { insertExportRun, updateExportRun } from '../operations/export-run-queries.ts';
import { findNewestMigration } from '../platform/health/health-queries.ts';
import { portalVersion } from '../platform/health/portal-version.ts';
import { EXPORTED_FILES, type ExportedFile, exportStatement } from './export-queries.ts';
import { findLeftOut, findTotals } from './left-out-queries.ts';
import type { Snapshot } from './snapshot-queries.ts';
import { copyOut, inSnapshot } from './snapshot-queries.ts';
import { type WrittenFile, writeStream } from './write-file.ts';
import { openedRows } from './write-secrets.ts';

type ExportRequest = {
  /** Created by the export; complete once it exists. */
  folder: string;
  /** Name of the operator, as stated by them. */
  by: string;
  secrets: readonly ExportSecret[];
  /** Rows imported from this source keep their ids of that source; empty: our ids. */
  idsOf: string;
  now: number;
  onFile?: (file: WrittenFile) => void;
};
type Deps = { pool: Pool; databaseUrl: string; secretKey: SecretKey };

export type Manifest = {
  format: 'museum-card-export';
  version: 1;
  madeAt: string;
  day: string;
  release: string;
  migration: string;
  secrets: readonly ExportSecret[];
  idsOf: string | null;
  totals: Totals;
  leftOut: Record<string, number>;
  files: WrittenFile[];
};

/** Exports the whole scheme as canonical files from one snapshot. */
export async function exportData(deps: Deps, input: ExportRequest): Promise<Manifest> {
  const { folder, by, secrets, now } = input;
  requirePlace(folder);
  const detail: ExportDetail = { by, secrets: [...secrets], counts: null };
  const id = await insertExportRun(deps.pool, { now, detail });
  const began = performance.now();
  const ended = (succeeded: boolean, counts: ExportDetail['counts']) =>
    updateExportRun(deps.pool, {
      id,
      now: Date.now(),
      seconds: Math.round((performance.now() - began) / 1000),
      succeeded,
      detail: { ...detail, counts },
    });
  const unfinished = `${folder}.unfinished`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    const manifest = await writeAll(deps, { ...input, folder: unfinished });
    writeFileSync(
      path.join(unfinished, 'manifest.json'),
      `${JSON.stringify(manifest, null, 2)}\n`,
      {
        mode: 0o600,
      },
    );
    renameSync(unfinished, folder);
    const { people, cards, visits } = manifest.totals;
    await ended(true, { people, cards, visits });
    return manifest;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    await ended(false, null).catch(() => {});
    throw error;
  }
}

/** The parent folder must exist, so that a mistyped path is not created. */
function requirePlace(folder: string): void {
  if (existsSync(folder)) {
    throw new StartFailure(`${folder} is there already: name a folder that is not.`);
  }
  const around = path.dirname(path.resolve(folder));
  if (!existsSync(around)) throw new StartFailure(`There is no folder ${around}: make it first.`);
}

async function writeAll(deps: Deps, input: ExportRequest): Promise<Manifest> {
  const { idsOf, now, secrets } = input;
  const day = helsinkiDay(now);
  return inSnapshot(deps.databaseUrl, { idsOf, day }, async (client) => {
    const files: WrittenFile[] = [];
    const tell = (written: WrittenFile) => {
      files.push(written);
      input.onFile?.(written);
    };
    for (const file of EXPORTED_FILES) tell(await writeOne(client, file, { ...deps, ...input }));
    tell(await writeMuseums(client, input.folder));
    return {
      format: 'museum-card-export',
      version: 1,
      madeAt: new Date(now).toISOString(),
      day,
      release: portalVersion(),
      migration: await findNewestMigration(client),
      secrets,
      idsOf: idsOf || null,
      totals: await findTotals(client),
      leftOut: await findLeftOut(client),
      files,
    };
  });
}

function writeOne(
  client: Snapshot,
  file: ExportedFile,
  {
    folder,
    secrets,
    secretKey,
  }: Pick<ExportRequest, 'folder' | 'secrets'> & Pick<Deps, 'secretKey'>,
): Promise<WrittenFile> {
  const isTold = file.secret !== undefined && secrets.includes(file.secret.what);
  const { content, rows } = isTold
    ? openedRows(client, file, secretKey)
    : copyOut(client, exportStatement(file, { isTold: false }));
  return writeStream(content, { folder, name: file.name, rows });
}

/** Written first, since visits refer to museums; imported by the office's museum page. */
async function writeMuseums(client: Snapshot, folder: string): Promise<WrittenFile> {
  const museums = await findAllMuseumFacts(client);
  const rows = museums.map(({ slug, facts }) => museumRow(slug, facts));
  const content = Readable.from([Buffer.from([columnNames(), ...rows].map(csvLine).join(''))]);
  return writeStream(content, { folder, name: 'museums.csv', rows: () => rows.length });
}
