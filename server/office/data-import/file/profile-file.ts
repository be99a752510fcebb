import { Readable } from 'node:stream';
import { ColumnCount, type Profile } from '../../../../domain/data-import/column-profile.ts';
import {
  type DateFormat,
  type Encoding,
  guessDateFormat,
  guessEncoding,
  guessSeparator,
  type Separator,
} from '../../../../domain/data-import/file-guess.ts';
import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import { fittingPreset, type Mapping } from '../../../../domain/data-import/presets.ts';
import { contradictedKind } from '../../../../domain/data-import/recognise-kind.ts';
import { type FileRecord, isBrokenFile, readRecords } from './read-records.ts';

export type Guessed = {
  encoding: Encoding;
  separator: Separator;
  dateFormat: DateFormat;
  /** False: a quote is never closed, so every line is read as a row. */
  isQuoted: boolean;
};
export type FileProfile = {
  guessed: Guessed;
  rows: number;
  columns: Profile[];
  mapping: Mapping | null;
};

const BEGINNING = 64 * 1024;
const MOST_COLUMNS = 300;

/** Profile of the file by the chosen or guessed format. `bytes` is called for each pass. Null when unreadable. */
export async function profileFile(
  kind: ImportKind,
  bytes: () => AsyncIterable<Uint8Array>,
  chosen: Mapping | null = null,
): Promise<FileProfile | null> {
  const beginning = await beginningOf(bytes());
  const told = guessReading(beginning);
  const { encoding, separator } = chosen ?? told;
  const counted =
    (await countColumns(bytes(), { encoding, separator, isQuoted: true })) ??
    (await countColumns(bytes(), { encoding, separator, isQuoted: false }));
  if (!counted || counted.counts.length === 0) return null;
  const { counts, isQuoted, rows } = counted;
  const dateFormat = guessDateFormat(counts.flatMap((count) => [...count.values()]));
  const columns = counts.map((count) => count.profile());
  const guessed = { ...told, dateFormat, isQuoted };
  const names = columns.map(({ name }) => name);
  const preset = contradictedKind(kind, names) ? null : fittingPreset(kind, names);
  // Keeps chosen columns that exist in this reading of the file.
  const kept = chosen && fitted(chosen, columns);
  const isKept = kept !== null && Object.keys(kept.columns).length > 0;
  const found = isKept ? kept : preset && fitted(preset.mapping, columns);
  const days = chosen?.dateFormat ?? dateFormat;
  const mapping = found && { ...found, encoding, separator, dateFormat: days };
  return { guessed, rows, columns, mapping };
}

/** Column names by the guessed format. */
export async function headersOfFile(bytes: AsyncIterable<Uint8Array>): Promise<string[]> {
  const beginning = await beginningOf(bytes);
  const reading = { ...guessReading(beginning), isQuoted: true };
  for await (const [header] of readRecords(Readable.from([beginning]), reading)) {
    if (header) return headersOf(header.cells);
  }
  return [];
}

function guessReading(beginning: Uint8Array): Pick<Guessed, 'encoding' | 'separator'> {
  const encoding = guessEncoding(beginning);
  const firstLine = new TextDecoder(encoding).decode(beginning).split(/\r\n|\n|\r/)[0] ?? '';
  return { encoding, separator: guessSeparator(firstLine) };
}

/** Drops mapped headers that the file does not have. */
function fitted(mapping: Mapping, columns: Profile[]): Mapping {
  const has = new Set(columns.map(({ name }) => name));
  const kept = Object.entries(mapping.columns).filter(
    ([, { from }]) => from === null || has.has(from),
  );
  const { only } = mapping;
  return {
    ...mapping,
    columns: Object.fromEntries(kept),
    only: only && has.has(only.column) ? only : null,
  };
}

type Reading = Pick<Guessed, 'encoding' | 'separator' | 'isQuoted'>;

async function countColumns(bytes: AsyncIterable<Uint8Array>, reading: Reading) {
  let counts: ColumnCount[] | null = null;
  let rows = 0;
  try {
    for await (const records of readRecords(bytes, reading)) {
      const header = counts ? null : records.shift();
      if (header) counts = columnsOf(header.cells);
      rows += records.length;
      if (counts) countCells(counts, records);
    }
  } catch (error) {
    if (!isBrokenFile(error)) throw error;
    return null;
  }
  return { counts: counts ?? [], rows, isQuoted: reading.isQuoted };
}

function countCells(counts: ColumnCount[], records: FileRecord[]): void {
  for (const { cells } of records)
    for (const [at, count] of counts.entries()) count.add(cells[at] ?? '');
}

const columnsOf = (header: string[]): ColumnCount[] =>
  headersOf(header)
    .slice(0, MOST_COLUMNS)
    .map((name) => new ColumnCount(name));

/** Normalised for the mapping: without byte order mark and surrounding spaces. */
export const headersOf = (cells: string[]): string[] =>
  cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .replaceAll('\0', '')
      .trim()
      .slice(0, 200),
  );

async function beginningOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    length += piece.length;
    if (length >= BEGINNING) break;
  }
  return Buffer.concat(pieces).subarray(0, BEGINNING);
}
