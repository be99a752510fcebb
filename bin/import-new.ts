import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { dataImportCalls } from '../contract/data-import/data-import-calls.ts';
import { IMPORT_KINDS, type ImportKind } from '../domain/data-import/import-kinds.ts';
import { contradictedKind } from '../domain/data-import/recognise-kind.ts';
import { StartFailure } from '../server/base/start-failure.ts';
import { type Actor, openImport } from '../server/office/data-import/change-import.ts';
import { bringFile } from '../server/office/data-import/file/bring-file.ts';
import { headersOfFile } from '../server/office/data-import/file/profile-file.ts';

/** A workbook, a picture, an archive: bytes that no column name contains. */
const NO_TEXT = /[^\P{Cc}\t\n\r]/u;

type GivenFile = { kind: ImportKind; name: string; file: string; bytes: number };

/** Checks every file before storing any: an invalid one leaves no partial import. */
export async function newImport(
  actor: Actor,
  { name, source, words }: { name: string; source: string; words: string[] },
): Promise<string> {
  const importId = randomUUID();
  const parsed = dataImportCalls.openDataImport.input.safeParse({ importId, name, source });
  if (!parsed.success) {
    throw new StartFailure(
      'Give a name of 2 to 80 letters, and --source: the system it comes from, in small letters, digits and hyphens.',
    );
  }
  if (words.length === 0) throw new StartFailure('Give at least one file, as people=accounts.csv.');
  const files: GivenFile[] = [];
  for (const word of words) files.push(await givenFile(word));
  await openImport(actor, parsed.data);
  for (const { file, ...rest } of files) {
    const content = createReadStream(file, { highWaterMark: 1024 * 1024 });
    await bringFile(actor, { importId, ...rest, content });
  }
  return importId;
}

async function givenFile(word: string): Promise<GivenFile> {
  const [kindName, file = ''] = word.split(/=(.*)/s);
  const kind = IMPORT_KINDS.find((known) => known === kindName);
  if (!kind || file === '') {
    throw new StartFailure(
      `"${word}" names no file: write <kind>=<file.csv>. Kinds: ${IMPORT_KINDS.join(', ')}.`,
    );
  }
  const handle = await open(file);
  const stats = await handle.stat().finally(() => handle.close());
  if (!stats.isFile()) throw new StartFailure(`${file} is a folder, not a file.`);
  const name = path.basename(file);
  const headers = stats.size === 0 ? [] : await headersOfFile(createReadStream(file));
  if (headers.length === 0) throw new StartFailure(`${name} is empty.`);
  if (headers.some((header) => NO_TEXT.test(header))) {
    throw new StartFailure(`${name} is no text: save the table as CSV and give that file.`);
  }
  const other = contradictedKind(kind, headers);
  if (other) {
    throw new StartFailure(
      `${name} is a file of ${other.kind}, not of ${kind}, by its columns ${other.columns.join(', ')}: give it as ${other.kind}=${file}.`,
    );
  }
  return { kind, name, file, bytes: stats.size };
}
