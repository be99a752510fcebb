import { hash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { checkRow, type RowContext } from '../../../../domain/data-import/check-row.ts';
import { IMPORT_COLUMNS } from '../../../../domain/data-import/import-columns.ts';
import type { ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { MappedColumn, Mapping } from '../../../../domain/data-import/presets.ts';
import type { RowFields } from '../../../../domain/data-import/row-fields.ts';
import type { OneKey, SecretKey } from '../../../base/secret-key.ts';
import type { Connection } from '../../../db/database.ts';
import { takeFormerDigests } from '../commit/former-digest-queries.ts';
import { copyIntoRows } from './copy-queries.ts';
import { headersOf } from './profile-file.ts';
import { type FileRecord, readRecords } from './read-records.ts';
import { digested, withMade } from './row-secrets.ts';

export const LINES_OF_A_FILE = 100_000_000;

export type StagedFile = {
  importId: string;
  source: string;
  number: number;
  kind: ImportKind;
  mapping: Mapping;
  isQuoted: boolean;
  bytes: AsyncIterable<Uint8Array>;
};
type Context = Omit<RowContext, 'dateFormat'> & { secretKey: SecretKey };

/**
 * Parses a file into staged rows, validating each alone; matching comes later. Progress is updated between two COPYs,
 * since every row checks the import row and slows down with each of its versions.
 */
export async function stageFile(
  client: Connection,
  file: StagedFile,
  context: Context,
  onRows: (rows: number) => Promise<void>,
): Promise<void> {
  const read = lines(file, context);
  for (let isOver = false; !isOver; ) {
    let rows = 0;
    const stretch = async function* () {
      while (rows < TOLD) {
        const { done, value } = await read.next();
        isOver = done ?? false;
        if (done) return;
        rows += value.length;
        yield value.join('');
      }
    };
    await pipeline(stretch, copyIntoRows(client));
    await onRows(rows);
  }
  if (context.secretKey.others.length > 0) await takeFormerDigests(client, file);
}

/** Rows between two progress updates. */
const TOLD = 50_000;

async function* lines(file: StagedFile, context: Context): AsyncGenerator<string[]> {
  let cellsOf: CellsOf | null = null;
  const { mapping, isQuoted } = file;
  for await (const records of readRecords(file.bytes, { ...mapping, isQuoted })) {
    const header = cellsOf ? null : records.shift();
    if (header) cellsOf = mappedCells(file.kind, headersOf(header.cells), mapping);
    const known = cellsOf;
    if (known) yield records.flatMap((record) => stagedLine(record, known, file, context) ?? []);
  }
}

type CellsOf = (cells: string[]) => Record<string, string> | 'left out' | 'too few';

/** Canonical columns of a row by the mapping. */
function mappedCells(kind: ImportKind, headers: string[], { columns, only }: Mapping): CellsOf {
  const taken = IMPORT_COLUMNS[kind].flatMap(({ name }) => {
    const mapped = columns[name];
    const at = mapped?.from ? headers.indexOf(mapped.from) : -1;
    return mapped ? [{ name, at, ...mapped }] : [];
  });
  const least = Math.max(0, ...taken.map(({ at }) => at + 1));
  const values = new Set(only?.values);
  const filterAt = only ? headers.indexOf(only.column) : null;
  return (cells) => {
    if (filterAt !== null && !values.has(cells[filterAt]?.trim() ?? '')) return 'left out';
    // A single short cell is a broken line; spreadsheets only drop empty trailing cells.
    if (cells.length === 1 && least > 1) return 'too few';
    return Object.fromEntries(taken.map((column) => [column.name, cellOf(column, cells)]));
  };
}

function cellOf({ at, constant, words }: MappedColumn & { at: number }, cells: string[]): string {
  const cell = (at < 0 ? constant : cells[at]) ?? '';
  const word = cell.trim();
  return Object.hasOwn(words, word) ? (words[word] ?? cell) : cell;
}

function stagedLine(
  { line, cells }: FileRecord,
  cellsOf: CellsOf,
  { importId, source, number, kind, mapping }: StagedFile,
  { secretKey, ...context }: Context,
): string | null {
  const row = cellsOf(cells);
  if (row === 'left out') return null;
  const place = number * LINES_OF_A_FILE + line;
  const checked =
    row === 'too few'
      ? ({ outerId: '', why: 'tooFewColumns', columns: [] } as const)
      : checkRow(kind, row, { ...context, dateFormat: mapping.dateFormat });
  if ('why' in checked) {
    const columns = `{${checked.columns.join(',')}}`;
    return copied([
      importId,
      kind,
      place,
      checked.outerId,
      ...NOTHING,
      'refused',
      checked.why,
      columns,
      'found' in checked ? (checked.found ?? null) : null,
    ]);
  }
  const { outerId, fields } = checked;
  const ids = idsOf(source, kind, outerId, fields);
  const digest = kind === 'visits' ? null : digestOf(fields, secretKey);
  const made = JSON.stringify(
    kind === 'visits'
      ? shortVisit(fields)
      : {
          ...withMade(kind, fields, { secretKey, today: context.today }),
          ...formerDigests(fields, secretKey),
        },
  );
  return copied([importId, kind, place, outerId, made, digest, ...ids, 'create', null, '{}', null]);
}

const digestOf = (fields: RowFields, key: OneKey) => md5Id(JSON.stringify(digested(fields, key)));

/** The row's digest under former keys. */
const formerDigests = (fields: RowFields, { others }: SecretKey): RowFields =>
  fields.activation_code && others.length > 0
    ? { former_digests: others.map((key) => digestOf(fields, key)).join(' ') }
    : {};

const NOTHING = [null, null, null, null, null, null];

/** Predicted ids, corrected by the matching step, so that most rows are written once. */
function idsOf(source: string, kind: ImportKind, outerId: string, fields: RowFields) {
  const target = importedId(source, kind, outerId);
  if (kind === 'visits') {
    return [target, importedId(source, 'cards', String(fields.card_id)), fields.museum ?? null, 0];
  }
  if (kind === 'cards')
    return [target, importedId(source, 'people', String(fields.person_id)), null, null];
  return [target, null, null, null];
}

const shortVisit = ({ card_id, visited_on }: RowFields) => ({ card_id, visited_on });

/** Must match the database function `imported_id`. */
function importedId(source: string, kind: ImportKind, outerId: string): string {
  const hex = hash('md5', `${source}|${kind}|${outerId}`);
  return asUuid(`${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17)}`);
}

const md5Id = (text: string): string => asUuid(hash('md5', text));

const asUuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

type Copied = string | number | boolean | null;

/** A line in COPY's text format. */
function copied(values: Copied[]): string {
  return `${values.map((value) => (value === null ? '\\N' : escaped(String(value)))).join('\t')}\n`;
}

const escaped = (text: string): string =>
  /[\\\n\r\t]/.test(text)
    ? text
        .replaceAll('\\', '\\\\')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replaceAll('\t', '\\t')
    : text;
